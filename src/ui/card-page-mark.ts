/**
 * What the entry of the browser's history keeps (`history.state`) from which the card page was opened. It comes back with that
 * entry alone: by the browser's own way back, in the tab that has been there.
 */
export interface CardPageMark {
  readonly cardPage: true;
}
