import type { NoticeLanguage } from '../http/notice-page.tsx';

/** What the plain page that finds bangs says. */
interface BangSearchTexts {
  readonly heading: string;
  readonly label: string;
  readonly button: string;
  /** Nothing was typed. */
  readonly start: string;
  readonly none: string;
  readonly found: (count: number) => string;
  /** There are more than are shown. */
  readonly more: (shown: number) => string;
  readonly back: string;
}

export const bangSearchTexts: Readonly<Record<NoticeLanguage, BangSearchTexts>> = {
  en: {
    heading: 'Find a bang',
    label: 'Find a bang by site or letters',
    button: 'Search',
    start: 'Type the letters of a bang, or part of a site’s name.',
    none: 'No bang has these letters, and no site has this name.',
    found: (count) => (count === 1 ? '1 bang matches.' : `${count} bangs match.`),
    more: (shown) =>
      `More than ${shown} bangs match. These are the closest ${shown}; type more to narrow them down.`,
    back: 'Browse bangs by category',
  },
  de: {
    heading: 'Bang suchen',
    label: 'Bang nach Website oder Kürzel suchen',
    button: 'Suchen',
    start: 'Geben Sie ein Kürzel oder einen Teil des Namens einer Website ein.',
    none: 'Kein Bang hat dieses Kürzel und keine Website diesen Namen.',
    found: (count) => (count === 1 ? '1 Bang passt.' : `${count} Bangs passen.`),
    more: (shown) =>
      `Mehr als ${shown} Bangs passen. Hier stehen die ${shown} besten Treffer; mit mehr Buchstaben werden es weniger.`,
    back: 'Bangs nach Kategorie ansehen',
  },
};
