import type { TransRenderProps } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import './whole-words.css';

/** A word that begins with a single letter and its hyphen (“E-Mail”), of which a line must not end with that letter. */
const word = /\b([a-z]-\p{L}+)/iu;

/**
 * Shows a text of a live page with such words in one piece (`data-whole`). On static pages, of which React has
 * nothing in the browser, the finish step sees to it (`finish-pages/whole-words.ts`). The text stays one item of what lays its parts out
 * in a row.
 */
export function WholeWords({ children }: TransRenderProps): ReactNode {
  const parts = Array.isArray(children) ? children : [children];
  const pieces = parts.flatMap(whole);
  return pieces.length === parts.length ? children : createElement('span', null, ...pieces);
}

function whole(part: ReactNode): ReactNode[] {
  if (typeof part !== 'string') return [part];
  return part
    .split(word)
    .map((piece, index) =>
      index % 2 === 0 ? piece : createElement('span', { 'data-whole': 'line' }, piece),
    );
}
