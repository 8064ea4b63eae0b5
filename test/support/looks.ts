import { pageAddresses } from '../../scripts/build/pages.ts';
import { type Locale, splitPath } from '../../src/domain/locale/locale.ts';

export const widths = [360, 800, 1280] as const;
export const themes = ['light', 'dark'] as const;

/** One look at a page: in a language, at a width, in a theme. */
export interface Look {
  readonly address: string;
  readonly locale: Locale;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

/** The addresses of the tested site: every page in every language, the made-up one and the pages for developers as well. */
export const testedAddresses = pageAddresses({ pseudo: true, siteEnv: 'local' });

/** Every look there is. It grows with pages times languages times six. */
export function allLooks(addresses: readonly string[]): readonly Look[] {
  return addresses.flatMap((address) =>
    widths.flatMap((width) =>
      themes.map((theme) => ({ address, locale: splitPath(address).locale, width, theme })),
    ),
  );
}

/**
 * Looks at every page once, in one language, one width and one theme, so that every two of these meet on some page: what
 * breaks in one language at one width, or at one width in one theme, is seen. Where there are too few pages for that,
 * some are looked at again. It grows with pages, or with three times the languages.
 */
export function looksInPairs(addresses: readonly string[]): readonly Look[] {
  const all = allLooks(addresses);
  const byPage = [...Map.groupBy(all, ({ address }) => splitPath(address).path).values()];
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Look[] = [];
  const choose = (looks: readonly Look[]) => {
    const gain = (look: Look) => pairsOf(look).filter((pair) => missing.has(pair)).length;
    // Of equally good ones not always the first: else all pages that bring nothing new were looked at alike.
    const turned = looks.map((_, index) => looks[(index + chosen.length * 7) % looks.length] as Look);
    const best = turned.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  };
  for (const looks of byPage) choose(looks);
  for (let turn = 0; missing.size > 0; turn += 1) {
    const looks = byPage[turn % byPage.length] ?? [];
    if (looks.some((look) => pairsOf(look).some((pair) => missing.has(pair)))) choose(looks);
  }
  return chosen;
}

/** The pairs of language, width and theme that a look shows together. */
export function pairsOf({ locale, width, theme }: Look): readonly string[] {
  return [`${locale} ${width}`, `${locale} ${theme}`, `${width} ${theme}`];
}
