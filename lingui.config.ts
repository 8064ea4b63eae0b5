import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { readingPseudoTexts } from './scripts/build/pseudo-texts.ts';

// One catalogue an area: the English files say which areas there are.
const areas = readdirSync(new URL('src/ui/locales/en', import.meta.url))
  .filter((file) => file.endsWith('.po'))
  .map((file) => file.slice(0, -'.po'.length));

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'en-xa'],
  pseudoLocale: { locale: 'en-xa' },
  fallbackLocales: { de: 'en', 'en-xa': 'en' },
  format: readingPseudoTexts(formatter({ explicitIdAsDefault: true, origins: false })),
  catalogs: areas.map((area) => ({
    path: `<rootDir>/src/ui/locales/{locale}/${area}`,
    include: ['<rootDir>/src/ui'],
  })),
});
