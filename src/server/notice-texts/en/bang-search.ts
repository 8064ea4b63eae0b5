import { mostOnPage } from '../../../domain/search/bang-search.ts';
import type { BangSearchTexts } from '../shapes/bang-search.ts';

/** The bang search page, in English. */
export const bangSearch: BangSearchTexts = {
  heading: 'Find a bang',
  headingOften: 'Please wait a moment',
  often: (wait) => `Your network has sent many searches this hour. You can search again in ${wait}.`,
  label: 'Find a bang by site or letters',
  button: 'Search',
  found: (typed, count) => {
    if (typed === '') return 'Type the letters of a bang, or part of a site’s name.';
    if (count === 0) return 'No bang has these letters, and no site has this name.';
    if (count === 1) return '1 bang matches.';
    return count <= mostOnPage
      ? `${count} bangs match.`
      : `More than ${mostOnPage} bangs match. These are the closest ${mostOnPage}; type more to narrow them down.`;
  },
  whole: (count, group) => `The category “${group}” has ${count === 1 ? '1 bang' : `${count} bangs`}.`,
  back: 'Browse bangs by category',
};
