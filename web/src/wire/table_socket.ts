/** What the messages of a table travel over: a WebSocket to a server, or a connection to the host of this device. */

import { tableHost } from "../router.svelte.ts";
import { DeviceSocket } from "./device_socket.ts";

export interface TableSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Open a connection to where the tables of this page are. */
export function openSocket(): TableSocket {
  if (tableHost() === "device") return new DeviceSocket();
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`) as TableSocket;
}
