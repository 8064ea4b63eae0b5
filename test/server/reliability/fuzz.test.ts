import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody } from '../../../src/contract/error.ts';
import { everyRow } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import { errorsOf } from '../../../src/server/openapi/row-errors.ts';
import { hasItsParams, rowOf, rowsAt } from '../support/row-of-call.ts';
import { siteUrl } from '../support/test-site.ts';
import { type FuzzCall, fuzzedCall } from './fuzz-call.ts';
import { type FuzzAnswer, type FuzzServer, openFuzzServer } from './fuzz-server.ts';
import { knownValues } from './known-values.ts';

/** `npm run fuzz` asks for the whole: 10,000 calls a row, from another seed each time. */
const callsARow = Number(process.env['FUZZ_RUNS'] ?? 10);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Far more than any call needs on a busy machine: only a call that hangs takes it. */
const longest = 20_000;

let server: FuzzServer;
beforeAll(async () => {
  server = await openFuzzServer();
}, 240_000);
afterAll(async () => {
  if (callsARow >= 500) report();
  await server.close();
});

const counted = new Map<string, Map<number, number>>();

function count({ name }: Row, status: number): void {
  const row = counted.get(name) ?? new Map<number, number>();
  row.set(status, (row.get(status) ?? 0) + 1);
  counted.set(name, row);
}

/** What the calls were answered with: a row that never got past its first check was not tried. */
function report(): void {
  for (const [name, statuses] of counted) {
    const sums = [...statuses].sort(([a], [b]) => a - b).map(([status, sum]) => `${status}: ${sum}`);
    process.stdout.write(`  ${name.padEnd(24)} ${sums.join('  ')}\n`);
  }
}

/** What is wrong with an answer; null when it is one that the call's own row declares. */
function complaint(call: FuzzCall, { status, type, body }: FuzzAnswer): string | null {
  const said = `a ${status} of type "${type}" that says ${body.slice(0, 200)}`;
  if (status >= 500) return said;
  // Node itself turns away what is no HTTP, before the server sees it.
  if (status === 431 || (status === 400 && type === '')) return null;
  const { pathname } = new URL(call.target, siteUrl);
  const row = rowOf(call.method, pathname);
  const isError = (...codes: readonly string[]) =>
    call.method === 'HEAD' || (type.startsWith('application/json') && codes.includes(errorOf(body) ?? ''));
  if (row === null) {
    const [known] = rowsAt(pathname);
    const expected =
      known === undefined || !hasItsParams(known, pathname)
        ? { status: [404, 405, 403, 204], codes: ['not_found', 'method_not_allowed', 'forbidden_origin'] }
        : { status: call.method === 'OPTIONS' ? [204] : [405], codes: ['method_not_allowed'] };
    return expected.status.includes(status) && (status === 204 || isError(...expected.codes)) ? null : said;
  }
  if (row.success.some((answer) => answer.status === status)) return null;
  const declared = errorsOf(row)[status];
  if (declared?.types.includes('text/html') && type.startsWith('text/html')) return null;
  if (declared !== undefined && isError(...declared.codes)) return null;
  return status === 404 && isError('not_found') && !hasItsParams(row, pathname) ? null : said;
}

function errorOf(body: string): string | null {
  const read = z.safeParse(ErrorBody, JSON.parse(body));
  return read.success ? read.data.error : null;
}

describe(`a server that is sent ${callsARow} calls a row, most of them wrong (seed ${seed})`, () => {
  it.each(everyRow.map((row): [string, Row] => [row.name, row]))(
    'answers every one in the words of its row, and has no mistake of its own: %s',
    async (_, row) => {
      await fc.assert(
        fc.asyncProperty(
          fuzzedCall(row, { ...knownValues, session: fc.constantFrom(...server.sessions) }),
          async (call) => {
            const answer = await server.send(call, longest);
            count(row, answer.status);
            expect(complaint(call, answer)).toBeNull();
          },
        ),
        { numRuns: callsARow, seed, endOnFailure: callsARow > 1_000 },
      );
    },
    3_600_000,
  );
});
