import type { Plugin } from 'vite';
import { publicLocales } from '../../src/domain/locale/locale.ts';

/** A selector that says `each-language` where a language is named. */
const ofEach = /[^{},]*\beach-language\b[^{},]*/g;

/** Writes in a style sheet a selector that says `each-language` once for each published language, so that none is forgotten. */
export function rulesByLanguage(): Plugin {
  return {
    name: 'mallard:rules-by-language',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/, code: /each-language/ },
      handler: (css) => ({ code: withEachLanguage(css), map: null }),
    },
  };
}

/** The style sheet with such a selector for each language. */
export function withEachLanguage(css: string): string {
  return css.replace(ofEach, (selector) =>
    publicLocales
      .map((tag) => selector.trimEnd().replaceAll('each-language', tag))
      .join(',')
      .concat(' '),
  );
}
