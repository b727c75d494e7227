/** A connection to the host of this device, with what is used of a WebSocket. */

import type { Connection, DeviceHost } from "../device_host/host.ts";
import type { TableSocket } from "./table_socket.ts";

export class DeviceSocket implements TableSocket, Connection {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #host: DeviceHost | null = null;
  #connection = 0;
  #isClosed = false;

  constructor() {
    import("../device_host/host.ts")
      .then(({ hostOfDevice }) => hostOfDevice())
      .then(
        (host) => this.#open(host),
        () => this.lose(),
      );
  }

  #open(host: DeviceHost): void {
    if (this.#isClosed) return;
    this.#host = host;
    this.#connection = host.connect(this);
    this.onopen?.();
  }

  send(text: string): void {
    this.#host?.send(this.#connection, text);
  }

  close(): void {
    this.#isClosed = true;
    this.#host?.disconnect(this.#connection);
  }

  receive(text: string): void {
    this.onmessage?.({ data: text });
  }

  lose(): void {
    this.#isClosed = true;
    this.onclose?.();
  }
}
