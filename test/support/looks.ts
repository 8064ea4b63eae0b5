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

/** The addresses of the tested site: every page in every language, including the pseudo-locale and pages for developers. */
export const testedAddresses = pageAddresses({ pseudo: true, siteEnv: 'local' });

/** All looks. Their number is pages times languages times six. */
export function allLooks(addresses: readonly string[]): readonly Look[] {
  return addresses.flatMap((address) =>
    widths.flatMap((width) =>
      themes.map((theme) => ({ address, locale: splitPath(address).locale, width, theme })),
    ),
  );
}

/**
 * Pairwise coverage: looks at every page once, in one language, one width and one theme, such that every two of these
 * values meet on some page. That reveals what breaks in one language at one width, or at one width in one theme. If
 * there are too few pages, some are looked at again. The number grows with pages, or with three times the languages.
 */
export function looksInPairs(addresses: readonly string[]): readonly Look[] {
  const all = allLooks(addresses);
  const byPage = [...Map.groupBy(all, ({ address }) => splitPath(address).path).values()];
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Look[] = [];
  const choose = (looks: readonly Look[]) => {
    const gain = (look: Look) => pairsOf(look).filter((pair) => missing.has(pair)).length;
    // Rotates among equally good ones: otherwise all pages that add nothing new would be looked at the same way.
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

/** The pairs of language, width and theme in a look. */
export function pairsOf({ locale, width, theme }: Look): readonly string[] {
  return [`${locale} ${width}`, `${locale} ${theme}`, `${width} ${theme}`];
}
