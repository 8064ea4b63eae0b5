/** What a worker is given to do. */
export type Task =
  /** Render, finish, pack and write the page at an address. */
  | { readonly kind: 'page'; readonly address: string }
  /** Pack a file of the served folder. */
  | { readonly kind: 'file'; readonly name: string };

/** Milliseconds of processor time. */
export interface Spent {
  readonly rendering: number;
  readonly finishing: number;
  readonly drawing: number;
  readonly packing: number;
}

/** What a worker answers. */
export interface Done {
  readonly pages: readonly {
    readonly address: string;
    readonly facts: import('../finish-pages/page-parts.ts').PageFacts;
  }[];
  readonly spent: Spent;
}
