import type { TransRenderProps } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { wholeWord } from '../../domain/content/whole-word.ts';

const word = new RegExp(`(${wholeWord})`, 'u');

/**
 * Renders a text of a live page so that words with a short first part ("E-Mail") are not broken (`data-whole`). On
 * static pages, which have no React in the browser, the finish step does this (`finish-pages/whole-words.ts`). The text
 * remains a single flex item where its parent lays out its children in a row.
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
