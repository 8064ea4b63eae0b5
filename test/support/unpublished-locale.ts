import { type KnownLocale, knownLocaleCodes } from '../../src/domain/locale/known-locales.ts';
import { publishedKnownLocales } from '../../src/domain/locale/published-locale.ts';

function last(fits: (code: KnownLocale) => boolean): KnownLocale {
  const code = knownLocaleCodes.findLast((code) => fits(code) && !publishedKnownLocales.includes(code));
  if (code === undefined)
    throw new Error('Every known locale is published: what is tested here is no longer');
  return code;
}

/** A known locale without texts on this site, whose tag is just its language: `uk_UA`, until it is published. */
export const unpublished = last((code) => !code.startsWith('zh'));

/** Its tag, `uk`. */
export const unpublishedTag = unpublished.slice(0, 2);
