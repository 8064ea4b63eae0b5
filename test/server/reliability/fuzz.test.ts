import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody, errorCodes } from '../../../src/contract/error.ts';
import { everyRow } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import { type FuzzCall, fuzzedCall } from './fuzz-call.ts';
import { type FuzzAnswer, type FuzzServer, openFuzzServer } from './fuzz-server.ts';
import { knownValues } from './known-values.ts';

/** `npm run fuzz` asks for the whole: 10,000 calls a row, from another seed each time. */
const callsARow = Number(process.env['FUZZ_RUNS'] ?? 60);
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

/** What is wrong with an answer; null when nothing is. */
function complaint(row: Row, call: FuzzCall, { status, type, body }: FuzzAnswer): string | null {
  if (status >= 500) return `a ${status}`;
  // Node itself turns away what is no HTTP, before the server sees it.
  if (status === 431 || (status === 400 && type === '')) return null;
  if (status < 400 || call.method === 'HEAD') return null;
  if (type.startsWith('text/html') && isForPeople(row, call)) return null;
  if (row.success.some((answered) => answered.status === status)) return null;
  if (!type.startsWith('application/json')) return `a ${status} of type "${type}"`;
  const read = z.safeParse(ErrorBody, JSON.parse(body));
  const known = read.success && isOfContract(row, status, read.data.error);
  return known ? null : `a ${status} that says ${body}`;
}

/** A page, or the answer to a form of one: what is sent as anything but JSON to a row that knows forms. */
function isForPeople({ success }: Row, { headers }: FuzzCall): boolean {
  const isPage = success.some(({ type }) => type === 'text/html');
  const knowsForms = success.some(({ status }) => status === 303);
  return isPage || (knowsForms && !(headers['Content-Type'] ?? '').startsWith('application/json'));
}

/** A row that lists no codes for a status has codes of its own domain there. */
function isOfContract(row: Row, status: number, code: string): boolean {
  const codes: readonly string[] = row.errors[status]?.length === 0 ? [code] : errorCodes;
  return codes.includes(code);
}

describe(`a server that is sent ${callsARow} calls a row, most of them wrong (seed ${seed})`, () => {
  it.each(everyRow.map((row): [string, Row] => [row.name, row]))(
    'answers every one, in the contract’s words, and has no mistake of its own: %s',
    async (_, row) => {
      await fc.assert(
        fc.asyncProperty(
          fuzzedCall(row, { ...knownValues, session: fc.constantFrom(...server.sessions) }),
          async (call) => {
            const answer = await server.send(call, longest);
            count(row, answer.status);
            expect(complaint(row, call, answer)).toBeNull();
          },
        ),
        { numRuns: callsARow, seed, endOnFailure: callsARow > 1_000 },
      );
    },
    3_600_000,
  );
});
