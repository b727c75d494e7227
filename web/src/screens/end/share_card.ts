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
  /** The rounds of whoever shares it: points, and how high their bar is, from 0 to 1. */
  readonly bars: readonly { readonly points: string; readonly height: number }[];
}

const BARS = "▁▂▃▄▅▆▇█";
const MOST_LINES = 7;
const [WIDTH, HEIGHT] = [1200, 630];

/** Bars as high as the points of *seat* in each round, between the fewest and the most that anybody made. */
function barsOf(rounds: readonly (readonly number[])[], seat: number): ShareCard["bars"] {
  const all = rounds.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return rounds.map((round) => {
    const points = round[seat] ?? least;
    return { points: plain(points), height: (points - least) / Math.max(1, most - least) };
  });
}

/** The bars as signs. */
const stripOf = (bars: ShareCard["bars"]): string =>
  bars.map(({ height }) => BARS[Math.round(height * (BARS.length - 1))] ?? "").join("");

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
    bars: me === null ? [] : barsOf(rounds, me),
  };
}

/** The card as text. */
export function textOf({ title, headline, lines, bars }: ShareCard): string {
  const people = lines.map(({ place, name, points }) => `${place}. ${name} ${points}`);
  return [`${title} · fifties`, headline, ...people, ...(bars.length ? [stripOf(bars)] : [])].join("\n");
}

/** Where the people stand on the picture, and where the bars: left, right, top and bottom. */
const PEOPLE = { left: 60, right: 800, top: 205, bottom: 590 };
const CHART = { left: 880, right: 1140, top: 250, bottom: 540 };
/** The tallest line of somebody, and the widest bar. */
const [TALLEST, WIDEST] = [88, 64];
const LOWEST = 6;

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
  pen.textAlign = "end";
  write("fifties", CHART.right, 100, "700 44px", "--accent", 200);
  pen.textAlign = "start";
  write(card.headline, PEOPLE.left, 165, "400 40px");
  const tall = Math.min(TALLEST, (PEOPLE.bottom - PEOPLE.top) / card.lines.length);
  const size = Math.round(tall * 0.55);
  card.lines.forEach(({ place, seat, name, points }, i) => {
    const middle = PEOPLE.top + (i + 0.5) * tall;
    const y = middle + size * 0.34;
    const radius = tall * 0.4;
    const centre = PEOPLE.left + 70 + radius;
    pen.beginPath();
    pen.arc(centre, middle, radius, 0, 2 * Math.PI);
    pen.fillStyle = colour(`--player-${seat % 7}`);
    pen.fill();
    pen.textAlign = "center";
    write(initialOf(name), centre, middle + size * 0.25, `700 ${Math.round(size * 0.7)}px`, `--on-player-${seat % 7}`);
    pen.textAlign = "start";
    write(`${place}.`, PEOPLE.left, y, `400 ${size}px`, "--ink", 60);
    write(name, centre + radius + 18, y, `700 ${size}px`, "--ink", PEOPLE.right - 130 - centre - radius);
    pen.textAlign = "end";
    write(points, PEOPLE.right, y, `700 ${size}px`, "--ink", 100);
    pen.textAlign = "start";
  });
  const wide = Math.min(WIDEST + 8, (CHART.right - CHART.left) / Math.max(1, card.bars.length));
  const first = CHART.right - wide * card.bars.length;
  pen.textAlign = "center";
  card.bars.forEach(({ points, height }, i) => {
    const [x, high] = [first + i * wide, LOWEST + height * (CHART.bottom - CHART.top - LOWEST)];
    pen.fillStyle = colour("--accent");
    pen.fillRect(x + 4, CHART.bottom - high, wide - 8, high);
    write(points, x + wide / 2, CHART.bottom - high - 10, "700 30px", "--ink", wide - 4);
    write(`${i + 1}`, x + wide / 2, CHART.bottom + 32, "400 26px", "--ink-soft", wide - 4);
  });
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
