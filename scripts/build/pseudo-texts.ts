import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogFormatter } from '@lingui/conf';
import { defaultLocale, pseudoLocale } from '../../src/domain/locale/locale.ts';
import { longerText } from './longer-text.ts';

/** How much longer than English: the share from design/look.md that every layout must survive. */
const share = 0.4;

/**
 * A format that reads the texts of en-xa from the English file of the same area and lengthens them. The accents are
 * Lingui's; its own `extend` pads with spaces, which HTML does not show.
 */
export function readingPseudoTexts(format: CatalogFormatter): CatalogFormatter {
  return {
    ...format,
    async parse(content, about) {
      if (about.locale !== pseudoLocale) return format.parse(content, about);
      const english = path.join(
        path.dirname(about.filename),
        '..',
        defaultLocale,
        path.basename(about.filename),
      );
      const texts = await format.parse(readFileSync(english, 'utf8'), { ...about, locale: defaultLocale });
      return Object.fromEntries(
        Object.entries(texts).map(([id, { translation = '', ...rest }]) => [
          id,
          { ...rest, translation: longerText(translation, share) },
        ]),
      );
    },
  };
}
