/** Unpacks files beside the page, which goes on meanwhile. */

type Content = Uint8Array<ArrayBuffer>;

export class Unpacker {
  readonly #worker = new Worker(new URL("./unpacker_worker.ts", import.meta.url), { type: "module", name: "unpacker" });
  /** One file after the other: the answer belongs to the file that was handed over. */
  #last: Promise<unknown> = Promise.resolve();

  unpack(packed: Content): Promise<Content> {
    const unpacked = this.#last.then(() => this.#unpack(packed));
    this.#last = unpacked.catch(() => undefined);
    return unpacked;
  }

  #unpack(packed: Content): Promise<Content> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Content>) => resolve(data);
      this.#worker.onerror = ({ message }) => reject(new Error(message));
      this.#worker.postMessage(packed, [packed.buffer]);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}
