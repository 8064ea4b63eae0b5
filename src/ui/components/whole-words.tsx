import type { TransRenderProps } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { wholeWord } from '../../domain/content/whole-word.ts';

const word = new RegExp(`(${wholeWord})`, 'u');

/**
 * Shows a text of a live page with words of a short beginning (“E-Mail”) in one piece (`data-whole`). On static pages, of which React has
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
