import { expect, it } from 'vitest';
import { everyRow, type RowName } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';

const rows: readonly (Row & { readonly name: RowName })[] = everyRow;

/** Calls that change something for somebody who has not signed in and wait for no turn, and why. */
const takesNoTurn: Partial<Record<RowName, string>> = {
  tokenByForm: 'it takes what only signing in gives',
  undoEmailChange: 'its link stands in an e-mail alone',
  confirmNewsletter: 'its link stands in an e-mail alone',
  leaveNewsletter: 'its link stands in an e-mail alone',
  beaconByPost: 'counts are written together, later',
  reportViolation: 'counts are written together, later',
};

it('a call by which a stranger makes the server write waits for its turn, or says why it need not', () => {
  const byStrangers = rows.filter(
    ({ method, auth, outsideProduction }) =>
      method !== 'GET' && !['bearer', 'signature'].includes(auth) && !outsideProduction,
  );
  expect(byStrangers.filter(({ inTurns }) => !inTurns).map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(takesNoTurn)),
  );
  expect(
    byStrangers.filter(({ name, inTurns }) => !inTurns && takesNoTurn[name] === undefined),
    'set inTurns in the row',
  ).toEqual([]);
});
