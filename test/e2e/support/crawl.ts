import { allLooks, type Look, looksInPairs, testedAddresses } from '../../support/looks.ts';
import { type Device, devices } from './devices.ts';

/**
 * True in `npm run crawl`, which looks at everything; `npm test` looks at combinations with pages or languages
 * pairwise.
 */
export const isWhole = process.env['CRAWL'] === 'whole';

/**
 * Slow tests: journeys over months, through failing services and killed servers, with a lost response at each step,
 * frame by frame, through each kind of app with each of its answers, and with a screenshot of each setting. They take a
 * third of the total time, so `npm test` leaves them out; `npm test -- long` runs them, and so does CI.
 */
const longJourneys = [
  'broken-pages',
  'buying',
  'dev-host',
  'experiment-results',
  'failed-payment',
  'fake-environment',
  'faults',
  'flicker',
  'host-account',
  'host-buying',
  'host-features',
  'host-kit',
  'host-outcomes',
  'host-pages-at-once',
  'host-sign-out',
  'host-statuses',
  'keyboard',
  'kill',
  'late-code',
  'lost-answers',
  'page-length',
  'recovery-key',
  'served-scripts',
  'settings-preview',
  'slow-answers',
  'way-back',
].map((name) => `**/${name}.spec.ts`);

const length = process.env['TEST_LENGTH'];
/** True in `npm test -- long`. */
export const isLong = length === 'long';

/** The files of this run: those of `npm test` or of `npm test -- long`, otherwise all. */
export const filesOfRun = {
  match: isLong ? longJourneys : ['**/*.spec.ts'],
  ignore: length === 'short' ? longJourneys : [],
};

/** The looks at pages in this run. */
export const looks: readonly Look[] = isWhole ? allLooks(testedAddresses) : looksInPairs(testedAddresses);

/**
 * The devices that journeys run on: a light phone or, if tagged, a dark desktop; in `npm run crawl` every screen in
 * every theme.
 */
export const devicesOfRun: readonly Device[] = isWhole ? devices : devices.slice(0, 2);

/** The page that shows every component in its states. */
export const gallery = '/dev/components';

/** The devices for the n-th item of a growing list: in turn, so that each item is covered once and each device has some. */
export function devicesInTurn(index: number): readonly Device[] {
  return isWhole ? devices : devices.filter((_, turn) => turn === index % devices.length);
}
