/** One state of the page, in one language. */
interface UndoPageText {
  readonly heading: string;
  readonly says: readonly string[];
}

export interface UndoPageTexts {
  readonly ask: (email: string) => UndoPageText & { readonly button: string };
  readonly done: (email: string) => UndoPageText;
  readonly gone: UndoPageText;
  readonly taken: UndoPageText;
  readonly signIn: string;
}
