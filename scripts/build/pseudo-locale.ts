import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultLocale, pseudoLocale } from '../../src/domain/locale/locale.ts';

/** `PSEUDO_LOCALE=1` adds en-xa, English with accents and 40 % longer, for developers and tests. */
export const withPseudoLocale = process.env['PSEUDO_LOCALE'] === '1';

const locales = path.resolve(import.meta.dirname, '../../src/ui/locales');
const header = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${pseudoLocale}\\n"\n`;

/** The pseudo texts are read from the English files (`pseudo-texts.ts`), but Lingui requires a file at the import path. */
export function writePseudoTexts(): void {
  mkdirSync(path.join(locales, pseudoLocale), { recursive: true });
  for (const file of readdirSync(path.join(locales, defaultLocale)))
    if (file.endsWith('.po')) writeFileSync(path.join(locales, pseudoLocale, file), header);
}

/** Tells the code whether there is a pseudo-locale, and writes its catalogues. */
export function pseudoTexts(): Plugin {
  return {
    name: 'mallard:pseudo-locale',
    config() {
      if (withPseudoLocale) writePseudoTexts();
      return { define: { 'import.meta.env.PSEUDO_LOCALE': JSON.stringify(withPseudoLocale) } };
    },
  };
}
