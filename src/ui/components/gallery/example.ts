import type { ReactNode } from 'react';

/** One state of a part, as it is to be seen. */
export interface ExampleState {
  readonly name: string;
  /** When it is shown, and what it is for; one sentence. */
  readonly says: string;
  readonly show: ReactNode;
}

/** A part of pages with all its states. The texts are for developers, in English, and stand in no catalogue. */
export interface Example {
  /** The part's name, which is also its anchor in the gallery. */
  readonly part: string;
  /** The files of `components/parts` that the example shows, without their ending. */
  readonly files: readonly string[];
  /** What it is for, and when to take another part. */
  readonly about: string;
  readonly states: readonly ExampleState[];
}
