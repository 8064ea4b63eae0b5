import type { TransRenderProps } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { withWholeWords } from '../../domain/content/whole-word.ts';

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
  return typeof part === 'string'
    ? withWholeWords(part, (word) => createElement('span', { 'data-whole': 'line' }, word))
    : [part];
}
