/**
 * Unpack what was compressed with LZMA, in the plain form that begins with 13 bytes about itself (`lzma.FORMAT_ALONE` in
 * Python). Browsers unpack gzip by themselves, but the offline copy is a quarter smaller like this.
 *
 * Names are those of the format's description: https://www.7-zip.org/sdk.html.
 */

const HALF = 1 << 10;
const HEAD = 13;
const STATES = 12;
const LENGTHS = 4;
const ALIGN_BITS = 4;
const LONGEST_SHORT = 4;
const LONGEST_MIDDLE = 14;

/** Probabilities of bits, as they are learned. */
function probabilities(count: number): Uint16Array {
  return new Uint16Array(count).fill(HALF);
}

/** Reads bits with their probabilities. */
class RangeDecoder {
  readonly #input: Uint8Array;
  #at: number;
  #range = 0xffffffff;
  #code = 0;

  constructor(input: Uint8Array, at: number) {
    this.#input = input;
    this.#at = at + 1; // the first byte is always 0
    for (let i = 0; i < 4; i += 1) this.#code = ((this.#code << 8) | this.#next()) >>> 0;
  }

  #next(): number {
    if (this.#at >= this.#input.length) throw new Error("the compressed data ends too soon");
    return this.#input[this.#at++] as number;
  }

  bit(chances: Uint16Array, at: number): 0 | 1 {
    const chance = chances[at] as number;
    const bound = (this.#range >>> 11) * chance;
    let bit: 0 | 1 = 0;
    if (this.#code < bound) {
      this.#range = bound;
      chances[at] = chance + ((2048 - chance) >>> 5);
    } else {
      this.#range = (this.#range - bound) >>> 0;
      this.#code = (this.#code - bound) >>> 0;
      chances[at] = chance - (chance >>> 5);
      bit = 1;
    }
    if (this.#range < 0x1000000) {
      this.#range = (this.#range << 8) >>> 0;
      this.#code = ((this.#code << 8) | this.#next()) >>> 0;
    }
    return bit;
  }

  /** Bits that are as likely 0 as 1. */
  plain(bits: number): number {
    let found = 0;
    for (let left = bits; left > 0; left -= 1) {
      this.#range >>>= 1;
      const isSet = this.#code >= this.#range ? 1 : 0;
      if (isSet) this.#code = (this.#code - this.#range) >>> 0;
      if (this.#range < 0x1000000) {
        this.#range = (this.#range << 8) >>> 0;
        this.#code = ((this.#code << 8) | this.#next()) >>> 0;
      }
      found = ((found << 1) | isSet) >>> 0;
    }
    return found;
  }

  /** The highest bit first. */
  tree(chances: Uint16Array, offset: number, bits: number): number {
    let node = 1;
    for (let i = 0; i < bits; i += 1) node = (node << 1) | this.bit(chances, offset + node);
    return node - (1 << bits);
  }

  /** The lowest bit first. */
  reverse(chances: Uint16Array, offset: number, bits: number): number {
    let [node, found] = [1, 0];
    for (let i = 0; i < bits; i += 1) {
      const bit = this.bit(chances, offset + node);
      node = (node << 1) | bit;
      found |= bit << i;
    }
    return found;
  }
}

/** Reads how long a repetition is. */
class LengthDecoder {
  readonly #choice = probabilities(2);
  readonly #low = probabilities(16 << 3);
  readonly #middle = probabilities(16 << 3);
  readonly #high = probabilities(256);

  read(input: RangeDecoder, place: number): number {
    if (!input.bit(this.#choice, 0)) return 2 + input.tree(this.#low, place << 3, 3);
    if (!input.bit(this.#choice, 1)) return 10 + input.tree(this.#middle, place << 3, 3);
    return 18 + input.tree(this.#high, 0, 8);
  }
}

/** The state after a byte that repeats nothing. */
const afterByte = (state: number): number => (state < 4 ? 0 : state < 10 ? state - 3 : state - 6);

/** Return what was compressed into *packed*. */
export function unpackLzma(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(packed.buffer, packed.byteOffset).getUint32(5, true);
  const output = new Uint8Array(bytes);
  const properties = packed[0] as number;
  const contextBits = properties % 9;
  const literalPlaces = (1 << (Math.floor(properties / 9) % 5)) - 1;
  const places = (1 << Math.floor(properties / 45)) - 1;
  const input = new RangeDecoder(packed, HEAD);
  const literals = probabilities(0x300 << (contextBits + Math.floor(properties / 9) % 5));
  const isMatch = probabilities(STATES << 4);
  const isRepeated = probabilities(STATES);
  const isFirst = probabilities(STATES);
  const isSecond = probabilities(STATES);
  const isThird = probabilities(STATES);
  const isLong = probabilities(STATES << 4);
  const slots = probabilities(LENGTHS << 6);
  const middles = probabilities(128);
  const aligns = probabilities(1 << ALIGN_BITS);
  const lengths = new LengthDecoder();
  const repeatedLengths = new LengthDecoder();
  let [state, at, first, second, third, fourth] = [0, 0, 0, 0, 0, 0];

  function literal(): void {
    const before = at > 0 ? (output[at - 1] as number) : 0;
    const offset = 0x300 * (((at & literalPlaces) << contextBits) + (before >> (8 - contextBits)));
    let symbol = 1;
    if (state >= 7) {
      let match = output[at - first - 1] as number;
      while (symbol < 0x100) {
        const wanted = (match >> 7) & 1;
        match <<= 1;
        const bit = input.bit(literals, offset + ((1 + wanted) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (wanted !== bit) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | input.bit(literals, offset + symbol);
    output[at++] = symbol & 0xff;
  }

  function distance(length: number): number {
    const slot = input.tree(slots, Math.min(length - 2, LENGTHS - 1) << 6, 6);
    if (slot < LONGEST_SHORT) return slot;
    const bits = (slot >> 1) - 1;
    const high = ((2 | (slot & 1)) << bits) >>> 0;
    if (slot < LONGEST_MIDDLE) return high + input.reverse(middles, high - slot, bits);
    return (high + ((input.plain(bits - ALIGN_BITS) << ALIGN_BITS) >>> 0) + input.reverse(aligns, 0, ALIGN_BITS)) >>> 0;
  }

  function copy(length: number): void {
    if (first >= at || at + length > bytes) throw new Error("the compressed data is damaged");
    for (let left = length; left > 0; left -= 1, at += 1) output[at] = output[at - first - 1] as number;
  }

  /** Choose one of the distances that were used last, and use it first from now on. */
  function repeat(): void {
    if (!input.bit(isSecond, state)) [first, second] = [second, first];
    else if (!input.bit(isThird, state)) [first, second, third] = [third, first, second];
    else [first, second, third, fourth] = [fourth, first, second, third];
  }

  function again(place: number): void {
    const length = repeatedLengths.read(input, place);
    state = state < 7 ? 8 : 11;
    copy(length);
  }

  while (at < bytes) {
    const place = at & places;
    if (!input.bit(isMatch, (state << 4) + place)) {
      literal();
      state = afterByte(state);
    } else if (!input.bit(isRepeated, state)) {
      [second, third, fourth] = [first, second, third];
      const length = lengths.read(input, place);
      first = distance(length);
      state = state < 7 ? 7 : 10;
      copy(length);
    } else if (input.bit(isFirst, state)) {
      repeat();
      again(place);
    } else if (input.bit(isLong, (state << 4) + place)) {
      again(place);
    } else {
      state = state < 7 ? 9 : 11;
      copy(1);
    }
  }
  return output;
}
