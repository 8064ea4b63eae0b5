import type { NoticeLanguage } from '../http/notice-page.tsx';

/** So many bangs are listed: enough for any word that means something, few enough for a page. */
export const mostShown = 100;

/** What the plain page that finds bangs says. */
interface BangSearchTexts {
  readonly heading: string;
  /** Where somebody has searched too often, and how long to wait, in words. */
  readonly headingOften: string;
  readonly often: (wait: string) => string;
  readonly label: string;
  readonly button: string;
  /** What came of it: nothing was typed, nothing or something found, or more than is shown. */
  readonly found: (typed: string, count: number) => string;
  /** All of a group of the list, by its English name. */
  readonly whole: (count: number, group: string) => string;
  readonly back: string;
}

export const bangSearchTexts: Readonly<Record<NoticeLanguage, BangSearchTexts>> = {
  en: {
    heading: 'Find a bang',
    headingOften: 'Please wait a moment',
    often: (wait) => `Your network has sent many searches this hour. You can search again in ${wait}.`,
    label: 'Find a bang by site or letters',
    button: 'Search',
    found: (typed, count) => {
      if (typed === '') return 'Type the letters of a bang, or part of a site’s name.';
      if (count === 0) return 'No bang has these letters, and no site has this name.';
      if (count === 1) return '1 bang matches.';
      return count <= mostShown
        ? `${count} bangs match.`
        : `More than ${mostShown} bangs match. These are the closest ${mostShown}; type more to narrow them down.`;
    },
    whole: (count, group) => `The group “${group}” has ${count === 1 ? '1 bang' : `${count} bangs`}.`,
    back: 'Browse bangs by category',
  },
  de: {
    heading: 'Bang suchen',
    headingOften: 'Bitte warten Sie einen Moment',
    often: (wait) =>
      `Aus Ihrem Netz kamen in der letzten Stunde sehr viele Suchanfragen. In ${wait} können Sie wieder suchen.`,
    label: 'Bang nach Website oder Kürzel suchen',
    button: 'Suchen',
    found: (typed, count) => {
      if (typed === '') return 'Geben Sie ein Kürzel oder einen Teil des Namens einer Website ein.';
      if (count === 0) return 'Kein Bang hat dieses Kürzel und keine Website diesen Namen.';
      if (count === 1) return '1 Bang passt.';
      return count <= mostShown
        ? `${count} Bangs passen.`
        : `Mehr als ${mostShown} Bangs passen. Hier stehen die ${mostShown} besten Treffer; mit mehr Buchstaben werden es weniger.`;
    },
    whole: (count, group) => `Die Gruppe „${group}“ hat ${count === 1 ? '1 Bang' : `${count} Bangs`}.`,
    back: 'Bangs nach Kategorie ansehen',
  },
};
