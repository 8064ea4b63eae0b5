import { mostOnPage } from '../../../domain/search/bang-search.ts';
import type { BangSearchTexts } from '../shapes/bang-search.ts';

/** The bang search page, in German. */
export const bangSearch: BangSearchTexts = {
  heading: 'Bang suchen',
  headingOften: 'Bitte warten Sie einen Moment',
  often: (wait) =>
    `Aus Ihrem Netzwerk kamen in der letzten Stunde sehr viele Suchanfragen. In ${wait} können Sie wieder suchen.`,
  label: 'Bang nach Website oder Kürzel suchen',
  button: 'Suchen',
  found: (typed, count) => {
    if (typed === '') return 'Geben Sie ein Kürzel oder einen Teil des Namens einer Website ein.';
    if (count === 0) return 'Kein Bang hat dieses Kürzel und keine Website diesen Namen.';
    if (count === 1) return '1 Bang passt.';
    return count <= mostOnPage
      ? `${count} Bangs passen.`
      : `Mehr als ${mostOnPage} Bangs passen. Hier stehen die ${mostOnPage} besten Treffer; mit mehr Buchstaben werden es weniger.`;
  },
  whole: (count, group) => `Die Kategorie „${group}“ hat ${count === 1 ? '1 Bang' : `${count} Bangs`}.`,
  back: 'Bangs nach Kategorie ansehen',
};
