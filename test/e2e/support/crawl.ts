import { allLooks, type Look, looksInPairs, testedAddresses } from '../../support/looks.ts';

/** True in `npm run crawl`, which looks at everything; `npm test` looks at what grows with pages or languages in pairs. */
export const isWhole = process.env['CRAWL'] === 'whole';

/** The looks at pages that this run takes. */
export const looks: readonly Look[] = isWhole ? allLooks(testedAddresses) : looksInPairs(testedAddresses);

/** In this order, so that the first two differ in theme and in screen. */
const projects = ['light phone', 'dark desktop', 'light desktop', 'dark phone'];

/** Whether a project looks at the n-th of what grows: in turn, so that each is looked at once and each project has some. */
export function hasTurn(projectName: string, index: number): boolean {
  return isWhole || projects[index % projects.length] === projectName;
}
