/** Somebody writes numbers into a line, by taps and by keys: what cannot be written is refused. */

import { announcer } from "../../parts/announcer.svelte.ts";
import type { Key } from "../../parts/keys.svelte.ts";
import { notices } from "../../parts/notices.svelte.ts";
import type { ChooseOffer, Numbers } from "../../protocol.ts";
import { sound } from "../../sound/sounds.ts";
import { say } from "../../i18n/messages.svelte.ts";
import type { Draft } from "./draft.svelte.ts";

const DIGITS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

export class NumberWriter {
  readonly draft: Draft;
  readonly #offer: () => ChooseOffer;
  readonly #kept: () => Numbers | null;

  /** What stands in the line: what is being written, else what was kept. */
  readonly numbers: readonly number[] = $derived.by(() => this.draft.numbers ?? this.#kept() ?? []);
  readonly missing: number = $derived.by(() => this.#offer().boxes - this.numbers.length);

  constructor(draft: Draft, offer: () => ChooseOffer, kept: () => Numbers | null = () => null) {
    this.draft = draft;
    this.#offer = offer;
    this.#kept = kept;
  }

  /** All that there is to say about *number*; as text, since 1250 is written without a comma. */
  #about(number: number): Record<string, string | number> {
    const { least, most, boxes } = this.#offer();
    const texts = { number: `${number}`, digit: `${number % 10}`, least: `${least}`, most: `${most}` };
    return { ...texts, written: this.numbers.length, boxes, missing: this.missing };
  }

  #refuse(message: string, number: number): void {
    sound("refuse");
    notices.say(say(message, this.#about(number)), { clause: "F5", bad: true });
  }

  readonly write = (number: number): void => {
    const { least, most, endings } = this.#offer();
    if (this.numbers.includes(number)) return this.erase(number);
    if (number < least || number > most) return this.#refuse("fifty-number-beyond", number);
    if (!endings.includes(number % 10)) return this.#refuse("fifty-number-out", number);
    if (this.missing <= 0) return this.#refuse("fifty-line-full", number);
    this.draft.numbers = [...this.numbers, number];
    sound("write");
    announcer.answer(say("fifty-wrote", this.#about(number)));
  };

  readonly erase = (number: number): void => {
    this.draft.numbers = this.numbers.filter((other) => other !== number);
    sound("erase");
    announcer.answer(say("fifty-erased", this.#about(number)));
  };

  readonly eraseAll = (): void => {
    if (!this.numbers.length) return;
    this.draft.numbers = [];
    sound("erase");
    announcer.answer(say("fifty-erased-all"));
  };

  #backspace(): void {
    if (this.draft.typed) this.draft.typed = this.draft.typed.slice(0, -1);
    else if (this.numbers.length) this.erase(this.numbers.at(-1)!);
  }

  /** The keys that write, for `useKeys`. */
  keys(done: () => void): readonly Key[] {
    const { draft } = this;
    return [
      { keys: DIGITS, shown: "0–9", what: "fifty-key-digits", act: ({ key }) => draft.type(key, this.#offer().most, this.write) },
      { keys: ["Enter"], what: "fifty-key-write", act: () => draft.finish(this.write), first: () => draft.typed !== "" },
      { keys: ["Backspace"], what: "fifty-key-erase", act: () => this.#backspace() },
      { keys: ["d"], what: "fifty-key-done", act: done },
    ];
  }
}
