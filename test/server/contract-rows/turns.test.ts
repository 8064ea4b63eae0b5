import { describe, expect, it } from 'vitest';
import { everyRow, type RowName } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';

const rows: readonly (Row & { readonly name: RowName })[] = everyRow;

/** Who has to prove something before the store is asked for more than a look, and how that is bounded. */
const provedFirst: Partial<Record<Row['auth'], string>> = {
  bearer: 'its signature, or for one of the first version a look that takes its turn by itself',
  'optional-bearer': 'the same; without one it tells what lies in memory',
  signature: 'the body’s',
};

const inMemory = 'it asks no store: what it tells lies in memory, or elsewhere';
const together = 'counts are written together, later';
/** Calls of whoever has not signed in that wait for no turn, reading ones too, and why. */
const takesNoTurn: Partial<Record<RowName, string>> = {
  keys: inMemory,
  eligible: inMemory,
  eligibility: inMemory,
  countryCode: inMemory,
  country: inMemory,
  counts: 'the store is asked once a minute',
  autocomplete: inMemory,
  bangSearchPage: inMemory,
  bangs: inMemory,
  bangLines: inMemory,
  searchWithSettings: inMemory,
  image: inMemory,
  download: inMemory,
  posts: inMemory,
  jobs: inMemory,
  support: inMemory,
  cohort: inMemory,
  loadSettings: 'a network may do it 300 times an hour, which is told from memory',
  beacon: together,
  beaconByPost: together,
  reportViolation: together,
  healthz: inMemory,
  readyz: 'it has to tell whether the store answers, whoever waits for it',
  description: inMemory,
};

const byStrangers = rows.filter(
  ({ auth, outsideProduction }) => provedFirst[auth] === undefined && !outsideProduction,
);
const namesOf = (some: typeof rows) => some.map(({ name }) => name).toSorted();

describe('a call that needs no sign-in, whatever its method', () => {
  it('waits for its turn, or says why it need not', () => {
    const unexplained = byStrangers.filter(
      ({ name, inTurns }) => !inTurns && takesNoTurn[name] === undefined,
    );
    expect(namesOf(unexplained), 'set inTurns in the row').toEqual([]);
  });

  it('gives a reason only where it waits for none', () => {
    const waiting = byStrangers.filter(({ inTurns }) => !inTurns);
    expect(namesOf(waiting)).toEqual(Object.keys(takesNoTurn).toSorted());
  });
});

it('gives tokens in the same turns by either method', () => {
  const ofTokens = rows.filter(({ name }) => name === 'token' || name === 'tokenByForm');
  expect(ofTokens.map(({ method, inTurns }) => [method, inTurns])).toEqual([
    ['GET', true],
    ['POST', true],
  ]);
});
