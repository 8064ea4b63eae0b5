import { Trans } from '@lingui/react';
import { createElement, type ReactElement } from 'react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import styles from './legal-blocks.module.css';
import type { LegalBlock, LegalParagraph } from './legal-text.ts';

interface LegalBlocksProps {
  readonly blocks: readonly LegalBlock[];
  readonly locale: Locale;
}

/** The blocks of a section, one under the other. */
export function LegalBlocks({ blocks, locale }: LegalBlocksProps) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text are in its order, which is fixed
    <Block key={place} block={block} locale={locale} />
  ));
}

function Block({ block, locale }: { readonly block: LegalBlock; readonly locale: Locale }) {
  if (isList(block)) {
    return (
      <ul>
        {block.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <LegalParagraphText text={item} locale={locale} />
          </li>
        ))}
      </ul>
    );
  }
  if ('element' in block) return block.element;
  if ('facts' in block) {
    return (
      <div className={styles.facts}>
        <FactList shape="stacked">
          {block.facts.map(({ name, text, more }) => (
            <Fact key={name.id} name={createElement(Trans, name)}>
              <LegalParagraphText text={text} locale={locale} />
              {more}
            </Fact>
          ))}
        </FactList>
      </div>
    );
  }
  return (
    <p>
      <LegalParagraphText text={block} locale={locale} />
    </p>
  );
}

/** A paragraph's text with its links. */
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
    // Their words are in the message.
    components[place] = createElement('a', { href: href.startsWith('/') ? pathIn(locale, href) : href });
  }
  return createElement(Trans, { ...text.text, components });
}

function isList(block: LegalBlock): block is readonly LegalParagraph[] {
  return Array.isArray(block);
}
