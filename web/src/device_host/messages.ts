/** What a page and the web worker with the host say to each other. */

/** A request of the HTTP API, as `fifties.web_worker.device_api.ApiRequest` reads it. */
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
}

export type ToWorker =
  /** Where the files of Python are. */
  | { readonly do: "start"; readonly files: string }
  | { readonly do: "connect"; readonly connection: number }
  | { readonly do: "send"; readonly connection: number; readonly text: string }
  | { readonly do: "disconnect"; readonly connection: number }
  | { readonly do: "ask"; readonly id: number; readonly request: ApiRequest };

/**
 * - `stored`: the database of the browser does not take any more.
 * - `elsewhere`: another page has taken over.
 * - `broken`: Python did not start.
 */
export type Failure = "storage" | "elsewhere" | "broken";

export type FromWorker =
  | { readonly tell: "ready" }
  | { readonly tell: "failed"; readonly why: Failure; readonly reason: string }
  | { readonly tell: "message"; readonly connection: number; readonly text: string }
  | { readonly tell: "closed"; readonly connection: number }
  | { readonly tell: "answer"; readonly id: number; readonly answer: ApiAnswer };
