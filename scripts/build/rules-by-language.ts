import type { Plugin } from 'vite';
import { publicLocales } from '../../src/domain/locale/locale.ts';

/** A selector with `each-language` in place of a language. */
const ofEach = /[^{},]*\beach-language\b[^{},]*/g;

/** Expands a style-sheet selector with `each-language` for every published language, so that none is forgotten. */
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

/** The style sheet with each such selector expanded for every language. */
export function withEachLanguage(css: string): string {
  return css.replace(ofEach, (selector) =>
    publicLocales
      .map((tag) => selector.trimEnd().replaceAll('each-language', tag))
      .join(',')
      .concat(' '),
  );
}
