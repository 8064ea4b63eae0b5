import type { TransRenderProps } from '@lingui/react';
import { createElement, Fragment, type ReactNode } from 'react';

/** A word that begins with a single letter and its hyphen (“E-Mail”), of which a line must not end with that letter. */
const word = /\b([a-z]-\p{L}+)/iu;

/**
 * Shows a text of a live page with such words in one piece (`data-whole` in `theme/base.css`). On static pages, of which React has
 * nothing in the browser, the finish step sees to it (`finish-pages/whole-words.ts`).
 */
export function WholeWords({ children }: TransRenderProps): ReactNode {
  const parts = Array.isArray(children) ? children : [children];
  return createElement(Fragment, null, ...parts.map(whole));
}

function whole(part: ReactNode): ReactNode {
  if (typeof part !== 'string') return part;
  const pieces = part.split(word);
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) =>
      index % 2 === 0 ? piece : createElement('span', { 'data-whole': '' }, piece),
    ),
  );
}
