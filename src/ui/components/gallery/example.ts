import type { ReactNode } from 'react';

/** One state of a part, as an example. */
export interface ExampleState {
  readonly name: string;
  /** When it is used, and what for; one sentence. */
  readonly says: string;
  readonly show: ReactNode;
}

/** A part with all its states. The texts are for developers: in English, and in no catalog. */
export interface Example {
  /** The part's name, which is also its anchor in the gallery. */
  readonly part: string;
  /** The files of `components/parts` that the example shows, without extension. */
  readonly files: readonly string[];
  /** What it is for, and when to use another part instead. */
  readonly about: string;
  readonly states: readonly ExampleState[];
}
