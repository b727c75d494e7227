/** Sounds made in code: pencil, bead, wood block, stage. Each has one meaning. */

import { untrack } from "svelte";

import { preferences } from "../device/preferences.svelte.ts";
import { primeVoice } from "./voice.ts";

/**
 * - `write`, `erase`: a pencil scratches; a number or a choice is written or taken back.
 * - `flip`: a token or a card is turned over.
 * - `call`: a wood block; a number is called. Its pitch rises by tens.
 * - `bead`: a bead clicks one further.
 * - `take`: "Got it!": somebody takes the count.
 * - `clash`: a gasp; owners of one number cross it off.
 * - `danger`: the same, in the Danger zone.
 * - `crown`: a small fanfare.
 * - `card`: a card is laid down.
 * - `halves`: half-masks rattle to whoever takes them.
 * - `pair`: two halves make a whole, bow and leave.
 * - `turn`: it is your turn.
 * - `arrive`: somebody has come to the table.
 * - `score`: a line is written on the score sheet.
 * - `win`: the end.
 * - `refuse`: that did not work.
 * - `lead`: somebody else is in front.
 * - `tick`, `close`: one of the last seconds of choosing; choosing is closed.
 * - `roll`: a drum; a winner is about to be named.
 */
export type Sound =
  | "write"
  | "erase"
  | "flip"
  | "call"
  | "bead"
  | "take"
  | "clash"
  | "danger"
  | "crown"
  | "card"
  | "halves"
  | "pair"
  | "turn"
  | "arrive"
  | "score"
  | "win"
  | "refuse"
  | "lead"
  | "tick"
  | "close"
  | "roll";

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noiseBuffer: AudioBuffer | null = null;
/** Whether the context is suspended by `rest` alone, so that what sounds meanwhile is heard in a moment. */
let isResting = false;
let restTimer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after the last sound until the context is suspended; the longest sound is shorter. */
const REST_AFTER = 3000;

/** What browsers take for a touch of the page: with a finger that is lifting it, not putting it down. */
const TOUCHES = ["pointerdown", "pointerup", "click", "keydown"];

/** Browsers let nothing sound before somebody has touched the page, and neither do we. */
export function startSounds(): void {
  for (const touch of TOUCHES) addEventListener(touch, unlock);
}

/** Start the audio context; phones suspend it whenever the page was away. */
function unlock(): void {
  if (navigator.userActivation?.isActive === false) return;
  const isNew = !context;
  if (isNew) createContext();
  if (isNew || context?.state !== "running") run();
}

/** Let the context run until nothing has sounded for a while: a silent one costs a phone its battery. */
function run(): void {
  context
    ?.resume()
    .then(() => (isResting = false))
    .catch(() => undefined);
  clearTimeout(restTimer);
  restTimer = setTimeout(rest, REST_AFTER);
}

function rest(): void {
  isResting = true;
  void context?.suspend().catch(() => undefined);
}

function createContext(): void {
  context = new AudioContext();
  master = context.createGain();
  master.connect(context.destination);
  noiseBuffer = noise(context);
  if (preferences.voice) primeVoice();
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

interface Shape {
  /** Seconds from now. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

function envelope(audio: AudioContext, { at = 0, lasts, loud }: Shape): [GainNode, number] {
  const begins = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(loud, begins + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  if (master) gain.connect(master);
  return [gain, begins];
}

/** A struck or blown tone that glides from one pitch to another. */
function tone(from: number, to: number, kind: OscillatorType, shape: Shape): void {
  if (!context) return;
  const [gain, begins] = envelope(context, shape);
  const source = context.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, begins + shape.lasts);
  source.connect(gain);
  source.start(begins);
  source.stop(begins + shape.lasts);
}

/** Breath, paper, pencil: noise through a band. */
function noiseBand(from: number, to: number, width: number, shape: Shape): void {
  if (!context || !noiseBuffer) return;
  const [gain, begins] = envelope(context, shape);
  const source = context.createBufferSource();
  source.buffer = noiseBuffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = width;
  band.frequency.setValueAtTime(from, begins);
  band.frequency.exponentialRampToValueAtTime(to, begins + shape.lasts);
  source.connect(band).connect(gain);
  source.start(begins, Math.random() * 0.5, shape.lasts);
}

function chord(pitches: readonly number[], step: number, lasts: number): void {
  pitches.forEach((pitch, i) => tone(pitch, pitch, "triangle", { at: i * step, lasts, loud: 0.35 }));
}

const ROLL_BEATS = 24;

const EFFECTS: Readonly<Record<Sound, (number: number) => void>> = {
  write: () => {
    noiseBand(2400, 3800, 2, { lasts: 0.09, loud: 0.25 });
    noiseBand(3000, 2000, 2, { at: 0.1, lasts: 0.11, loud: 0.22 });
  },
  erase: () => noiseBand(900, 1500, 1, { lasts: 0.22, loud: 0.2 }),
  flip: () => {
    noiseBand(700, 2600, 1, { lasts: 0.12, loud: 0.3 });
    tone(180, 120, "sine", { at: 0.1, lasts: 0.08, loud: 0.4 });
  },
  call: (number) => {
    const pitch = 520 * 2 ** (Math.floor(number / 10) / 6);
    tone(pitch, pitch * 0.86, "triangle", { lasts: 0.09, loud: 0.45 });
    noiseBand(pitch * 2, pitch, 6, { lasts: 0.03, loud: 0.3 });
  },
  bead: () => tone(1900, 2300, "sine", { lasts: 0.05, loud: 0.16 }),
  take: () => chord([523, 784], 0.07, 0.3),
  clash: () => {
    noiseBand(500, 1900, 1.4, { lasts: 0.4, loud: 0.4 });
    tone(140, 70, "sawtooth", { lasts: 0.25, loud: 0.12 });
  },
  danger: () => {
    noiseBand(400, 2200, 1.2, { lasts: 0.5, loud: 0.45 });
    tone(98, 49, "sawtooth", { lasts: 0.6, loud: 0.2 });
    tone(104, 52, "sawtooth", { lasts: 0.6, loud: 0.2 });
  },
  crown: () => chord([523, 659, 784, 1047], 0.09, 0.5),
  card: () => {
    noiseBand(1800, 600, 0.8, { lasts: 0.1, loud: 0.35 });
    tone(150, 90, "sine", { at: 0.05, lasts: 0.07, loud: 0.4 });
  },
  halves: () => [0, 0.06, 0.13].forEach((at) => tone(900 - at * 1500, 700, "triangle", { at, lasts: 0.06, loud: 0.2 })),
  pair: () => {
    tone(660, 990, "sine", { lasts: 0.16, loud: 0.25 });
    noiseBand(3000, 1200, 2, { at: 0.12, lasts: 0.3, loud: 0.1 });
  },
  turn: () => chord([587, 880], 0.12, 0.35),
  arrive: () => tone(440, 660, "sine", { lasts: 0.18, loud: 0.22 }),
  score: () => noiseBand(2200, 3400, 2, { lasts: 0.14, loud: 0.22 }),
  win: () => chord([392, 523, 659, 784, 1047, 1319], 0.11, 0.8),
  refuse: () => tone(220, 180, "triangle", { lasts: 0.16, loud: 0.3 }),
  lead: () => {
    tone(392, 784, "triangle", { lasts: 0.28, loud: 0.3 });
    chord([784, 988], 0.14, 0.35);
  },
  tick: () => tone(1200, 1150, "triangle", { lasts: 0.06, loud: 0.3 }),
  close: () => chord([220, 165], 0.02, 1.2),
  roll: () => {
    for (let beat = 0; beat < ROLL_BEATS; beat += 1) {
      noiseBand(180, 140, 1.5, { at: beat * 0.05, lasts: 0.09, loud: 0.12 + (beat / ROLL_BEATS) * 0.3 });
    }
  },
};

/** Seconds within which the same sound is one: a count that is told at once would deafen people. */
const SAME = 0.04;
const lastPlayed = new Map<Sound, number>();

/** Let something sound, unless this device is mute. *number* is what is called, for `call`. */
export function sound(which: Sound, number = 0): void {
  // Whoever lets it sound does not want to do so again when somebody turns the sound on.
  if (untrack(() => preferences.muted) || !context) return;
  if (context.state !== "running" && !isResting) return;
  if (context.currentTime - (lastPlayed.get(which) ?? -1) < SAME) return;
  if (master) master.gain.value = untrack(() => preferences.volume);
  lastPlayed.set(which, context.currentTime);
  run();
  EFFECTS[which](number);
}
