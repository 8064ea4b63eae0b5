/**
 * Marks the history entry (`history.state`) from which the card page was opened. The mark is only seen again when the
 * visitor returns to that entry in the same tab, with the back button.
 */
export interface CardPageMark {
  readonly cardPage: true;
}
