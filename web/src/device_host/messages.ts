/** What a page and the web worker with the host say to each other. */

/** A request of the HTTP API, as `fifties.web_worker.api_routes.ApiRequest` reads it. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly lang: string;
  readonly token: string;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly file: string | null;
  /** The file, in place of a body, if it is no text: in base 64. */
  readonly data: string;
}

export type ToWorker =
  /** Load Python, whose files are there. */
  | { readonly do: "load"; readonly files: string }
  /** Take the tables of this device over, as soon as Python is loaded. */
  | { readonly do: "start" }
  | { readonly do: "connect"; readonly connection: number }
  | { readonly do: "send"; readonly connection: number; readonly text: string }
  | { readonly do: "disconnect"; readonly connection: number }
  | { readonly do: "ask"; readonly id: number; readonly request: ApiRequest }
  /** Print, as soon as Python is loaded; whoever has the tables of this device. */
  | { readonly do: "print"; readonly id: number; readonly request: ApiRequest };

/**
 * - `storage`: the database of the browser does not take any more.
 * - `elsewhere`: another page has taken over.
 * - `broken`: Python did not start.
 */
export type Failure = "storage" | "elsewhere" | "broken";

export type FromWorker =
  /** Nothing is left to do until somebody starts: modules are loaded and a snapshot is kept, or neither can be. */
  | { readonly tell: "idle" }
  | { readonly tell: "ready" }
  | { readonly tell: "failed"; readonly why: Failure; readonly reason: string }
  | { readonly tell: "message"; readonly connection: number; readonly text: string }
  | { readonly tell: "closed"; readonly connection: number }
  /** How far printing is, 0 to 1. */
  | { readonly tell: "progress"; readonly id: number; readonly share: number }
  | { readonly tell: "answer"; readonly id: number; readonly answer: ApiAnswer };
