import { Trans } from '@lingui/react';
import { createElement, type ReactElement } from 'react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import type { LegalParagraph } from './legal-text.ts';

/** A paragraph with its links. */
export function LegalParagraphText({
  text,
  locale,
}: {
  readonly text: LegalParagraph;
  readonly locale: Locale;
}) {
  if ('plain' in text) return text.href === undefined ? text.plain : <a href={text.href}>{text.plain}</a>;
  if (!('text' in text)) return createElement(Trans, text);
  const components: Record<string, ReactElement> = {};
  for (const [place, href] of text.links.entries()) {
    // The message contains their text.
    components[place] = createElement('a', { href: href.startsWith('/') ? pathIn(locale, href) : href });
  }
  return createElement(Trans, { ...text.text, components });
}
