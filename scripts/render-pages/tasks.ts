import type { PageFacts } from '../finish-pages/page-parts.ts';

/** A worker's task. */
export type Task =
  /** Render, finish, compress and write the page at an address. */
  | { readonly kind: 'page'; readonly address: string }
  /** Compress a file of the served folder. */
  | { readonly kind: 'file'; readonly name: string };

/** Milliseconds of CPU time. */
export interface Spent {
  readonly rendering: number;
  readonly finishing: number;
  readonly drawing: number;
  readonly packing: number;
}

/** A worker's result. */
export interface Done {
  readonly pages: readonly {
    readonly address: string;
    readonly facts: PageFacts;
  }[];
  readonly spent: Spent;
}
