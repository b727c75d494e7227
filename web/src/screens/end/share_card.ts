/** A card of a finished game to show to others: a picture drawn here, and the same as a few lines of text. */

import { initialOf } from "../../art/initial.ts";
import { listed, plain, say } from "../../i18n/messages.svelte.ts";
import type { GameResult } from "../../games/tables.ts";

export interface ShareCard {
  /** What was played. */
  readonly title: string;
  /** Who has won. */
  readonly headline: string;
  /** By place: who, with how many points. */
  readonly lines: readonly { readonly place: number; readonly seat: number; readonly name: string; readonly points: string }[];
  /** The rounds of whoever shares it, as bars. */
  readonly strip: string;
}

const BARS = "▁▂▃▄▅▆▇█";
const MOST_LINES = 7;
const [WIDTH, HEIGHT] = [1200, 630];

/** Bars as high as the points of *seat* in each round, between the fewest and the most that anybody made. */
export function stripOf(rounds: readonly (readonly number[])[], seat: number): string {
  const all = rounds.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const bar = (points: number): string =>
    BARS[Math.round(((points - least) / Math.max(1, most - least)) * (BARS.length - 1))] ?? "";
  return rounds.map((points) => bar(points[seat] ?? least)).join("");
}

/** Return the card of a game that is over, for whoever sits at *me*. */
export function cardOf(game: string, result: GameResult, names: readonly string[], me: number | null): ShareCard {
  const { totals, places, outcome, rounds } = result;
  const lines = names
    .map((name, seat) => ({ place: places[seat] ?? names.length, seat, name, points: plain(totals[seat] ?? 0) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_LINES);
  const winners = listed(outcome.winners.map((seat) => names[seat] ?? ""));
  return {
    title: say(`game-${game}`),
    headline: say("replay-won", { names: winners, count: outcome.winners.length }),
    lines,
    strip: me === null ? "" : stripOf(rounds, me),
  };
}

/** The card as text. */
export function textOf({ title, headline, lines, strip }: ShareCard): string {
  const people = lines.map(({ place, name, points }) => `${place}. ${name} ${points}`);
  return [`${title} · fifties`, headline, ...people, ...(strip ? [strip] : [])].join("\n");
}

/** Draw the card in the colours of the page. */
export async function pictureOf(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const face = style.getPropertyValue("--text-face");
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour("--rule");
  for (let y = 60; y < HEIGHT; y += 45) {
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(WIDTH, y);
    pen.stroke();
  }
  const write = (text: string, x: number, y: number, font: string, fill = "--ink", width = WIDTH - x - 60): void => {
    pen.fillStyle = colour(fill);
    pen.font = `${font} ${face}`;
    pen.fillText(text, x, y, width);
  };
  write(card.title, 60, 100, "700 64px");
  write("fifties", WIDTH - 260, 100, "700 44px", "--accent", 200);
  write(card.headline, 60, 165, "400 40px");
  card.lines.forEach(({ place, seat, name, points }, i) => {
    const y = 240 + i * 54;
    pen.beginPath();
    pen.arc(140, y - 14, 21, 0, 2 * Math.PI);
    pen.fillStyle = colour(`--player-${seat % 7}`);
    pen.fill();
    pen.textAlign = "center";
    write(initialOf(name), 140, y - 4, "700 26px", `--on-player-${seat % 7}`);
    pen.textAlign = "start";
    write(`${place}.`, 60, y, "400 38px");
    write(name, 180, y, "700 38px", "--ink", 560);
    pen.textAlign = "end";
    write(points, 860, y, "700 38px");
    pen.textAlign = "start";
  });
  write(card.strip, 910, 300, "400 64px", "--accent", 240);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("nothing was drawn"))), "image/png");
  });
}

/** Hand the card to whatever this device shares with; where it shares nothing, keep the picture and copy the text. */
export async function share(card: ShareCard): Promise<"shared" | "saved"> {
  const picture = await pictureOf(card);
  const text = textOf(card);
  const file = new File([picture], "fifties.png", { type: "image/png" });
  if ("canShare" in navigator && navigator.canShare({ files: [file], text })) {
    await navigator.share({ files: [file], text });
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = "fifties.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  await navigator.clipboard?.writeText(text).catch(() => {}); // plain http has no clipboard
  return "saved";
}
