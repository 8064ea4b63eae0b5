import { expect, it } from 'vitest';
import { StoreAwayError } from '../../src/server/db/store-away.ts';
import { createLog } from '../../src/server/log.ts';

/** What a line of the log says. */
function lineOf(fields: object): unknown {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).info(fields, 'a line');
  return JSON.parse(lines.join(''));
}

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('it failed', { cause }), { code, parameters: ['duck@pond.example'] });

it('names what a database or the network said went wrong, and nothing that was sent to it', () => {
  const line = lineOf({ err: withCode('23505') });
  expect(line).toMatchObject({ err: { type: 'Error', message: 'it failed', errorCode: '23505' } });
  expect(JSON.stringify(line)).not.toContain('duck@pond.example');
  expect(lineOf({ err: withCode('ECONNREFUSED') })).toMatchObject({ err: { errorCode: 'ECONNREFUSED' } });
});

it('names what lies behind an error that has no code of its own', () => {
  const away = new StoreAwayError('Postgres is not reached', { cause: withCode('ECONNREFUSED') });
  expect(lineOf({ err: away })).toMatchObject({ err: { errorCode: 'ECONNREFUSED' } });
  expect(lineOf({ err: withCode({ secret: 'x' }, 'y') })).not.toHaveProperty('err.errorCode');
});

it('keeps the code of an HTTP error readable, and blanks an OAuth code wherever it stands', () => {
  expect(lineOf({ errorCode: 'unknown_pixel' })).toMatchObject({ errorCode: 'unknown_pixel' });
  const careless = { code: 'c-1', query: { code: 'c-2' }, call: { body: { code: 'c-3' } } };
  expect(JSON.stringify(lineOf(careless))).not.toMatch(/c-\d/);
});
