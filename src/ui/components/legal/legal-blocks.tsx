import type { Locale } from '../../../domain/locale/locale.ts';
import { LegalFacts } from './legal-facts.tsx';
import { LegalParagraphText } from './legal-paragraph.tsx';
import type { LegalBlock, LegalParagraph } from './legal-text.ts';

interface LegalBlocksProps {
  readonly blocks: readonly LegalBlock[];
  readonly locale: Locale;
}

/** The blocks of a section, in order. */
export function LegalBlocks({ blocks, locale }: LegalBlocksProps) {
  return blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's blocks is fixed
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
  if ('facts' in block) return <LegalFacts facts={block.facts} locale={locale} />;
  return (
    <p>
      <LegalParagraphText text={block} locale={locale} />
    </p>
  );
}

function isList(block: LegalBlock): block is readonly LegalParagraph[] {
  return Array.isArray(block);
}
