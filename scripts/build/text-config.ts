import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { defaultLocale, localeTags } from '../../src/domain/locale/locale.ts';
import { locales } from '../../src/domain/locale/locale-rows.ts';
import { readingPseudoTexts } from './pseudo-texts.ts';

/** How Lingui reads and writes a project's texts: one catalogue per area; the English files determine the areas. */
export function textConfig(rootDir: string): LinguiConfig {
  const english = path.join(rootDir, 'src/ui/locales', defaultLocale);
  const areas = (existsSync(english) ? readdirSync(english) : [])
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length));
  return {
    rootDir,
    sourceLocale: defaultLocale,
    locales: [...localeTags],
    pseudoLocale: localeTags.filter((tag) => locales[tag].pseudo).map((locale) => ({ locale })),
    format: readingPseudoTexts(formatter({ explicitIdAsDefault: true, lineNumbers: false })),
    catalogs: areas.map((area) => ({
      path: `<rootDir>/src/ui/locales/{locale}/${area}`,
      include: ['<rootDir>/src/ui'],
    })),
  };
}
