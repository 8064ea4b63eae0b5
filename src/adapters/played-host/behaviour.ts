/** What an app does with one of its messages in place of what it would; what is left out stays as it is. */
export interface Behaviour {
  /** The result, whatever its type. */
  readonly result?: unknown;
  /** The text of an error, in place of a result. */
  readonly error?: string;
  /** Never answers. */
  readonly silent?: boolean;
  /** Milliseconds until it answers. */
  readonly delay?: number;
  /** Answers a second time, where the wire lets it. */
  readonly twice?: boolean;
  /** Answers under this id. */
  readonly id?: string;
  /** What it does the next time; without it the same again. */
  readonly next?: Behaviour;
}

/** What goes back for a request: a result or the text of an error. */
export type Answer = { readonly result: unknown } | { readonly error: string };
