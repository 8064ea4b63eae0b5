/** Overrides how an app handles one of its messages; omitted fields keep the default. */
export interface Behavior {
  /** The result, of any type. */
  readonly result?: unknown;
  /** The text of an error, instead of a result. */
  readonly error?: string;
  /** Never answers. */
  readonly silent?: boolean;
  /** Milliseconds until it answers. */
  readonly delay?: number;
  /** Answers twice, if the wire allows it. */
  readonly twice?: boolean;
  /** Answers under this id. */
  readonly id?: string;
  /** What it does the next time; by default the same again. */
  readonly next?: Behavior;
}

/** The response to a request: a result or the text of an error. */
export type Answer = { readonly result: unknown } | { readonly error: string };
