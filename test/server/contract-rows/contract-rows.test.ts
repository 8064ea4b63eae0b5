import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody } from '../../../src/contract/error.ts';
import { everyRow, type RowName } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import type { Answer } from '../support/auth-client.ts';
import { badCallsOf } from './bad-calls.ts';
import { goodCalls } from './good-calls.ts';
import { type Call, World } from './world.ts';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const rows: readonly (Row & { readonly name: RowName })[] = everyRow;
const send = (row: Row, call: Call) => world.send(row.method, row.path, call);

/** What every answer has to keep, good or bad. */
function expectSafe(row: Row, { headers }: Answer): void {
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  if (row.auth !== 'none' && row.auth !== 'signature' && row.auth !== 'optional-bearer') {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  }
}

/** A refusal by that status and code, as the row declares it. */
function expectRefusal(row: Row, answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { error: code } });
  z.parse(ErrorBody, answer.body);
  expectSafe(row, answer);
}

describe.each(rows)('$name: $method $path', (row) => {
  it('answers a good call as its row says', async () => {
    world.later();
    const answer = await send(row, await goodCalls[row.name](world));
    const declared = row.success.find(({ status }) => status === answer.status);
    if (declared === undefined) {
      // Of the image proxy only the refusal can be seen here: nothing is fetched from outside.
      expect({ row: row.name, status: answer.status, text: answer.text }).toMatchObject({
        row: 'image',
        status: 403,
      });
    } else {
      if (declared.schema !== undefined) z.parse(declared.schema, answer.body);
      if (declared.type !== undefined) {
        expect(answer.headers.get('Content-Type') ?? '').toContain(declared.type);
      }
    }
    expectSafe(row, answer);
  });

  it('refuses what has not its shape', async () => {
    world.later();
    const good = await goodCalls[row.name](world);
    for (const { title, call } of badCallsOf(row, good)) {
      const answer = await send(row, call);
      const told = { title, status: answer.status, body: answer.body };
      expect(told).toMatchObject({
        title,
        status: 400,
        body: { error: row.unreadable ?? 'invalid_request' },
      });
      expectSafe(row, answer);
    }
  });

  it('lets in only whom it is for', async () => {
    world.later();
    const { bearer: _, cookie: __, headers: ___, ...call } = await goodCalls[row.name](world);
    const forged = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';
    if (row.auth === 'bearer') {
      for (const bad of [
        call,
        { ...call, bearer: forged },
        { ...call, headers: { Authorization: 'Basic eDp4' } },
      ]) {
        const answer = await send(row, bad);
        expectRefusal(row, answer, 401, 'invalid_token');
        expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer');
      }
    }
    if (row.auth === 'session-cookie' || row.auth === 'session-cookie-or-bearer') {
      for (const bad of [call, { ...call, cookie: 'a'.repeat(43) }]) {
        expectRefusal(row, await send(row, bad), 400, 'invalid_session_id');
      }
    }
    if (row.auth === 'signature') {
      for (const signature of ['', 't=1,v1=00', 'nonsense']) {
        const bad = { ...call, headers: { 'Stripe-Signature': signature } };
        expectRefusal(row, await send(row, bad), 400, 'invalid_signature');
      }
    }
  });

  it('does not take other methods', async () => {
    const methods = rows.filter(({ path }) => path === row.path).map(({ method }) => String(method));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !methods.includes(name),
    )) {
      const answer = await world.send(method, row.path, {});
      expect({ method, status: answer.status, body: answer.body }).toEqual({
        method,
        status: 405,
        body: { error: 'method_not_allowed' },
      });
      expect(answer.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(methods));
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

it('every call of the server has its row, and every row its call', () => {
  const mounted = new Set(
    world.shop.site.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !path.endsWith('.woff2'))
      .map(
        ({ method, path }) => `${method} ${path.replace(/\{.*?\}(?=\/|$)/g, '').replace(/(?<=.)\/$/, '')}`,
      ),
  );
  const declared = new Set(rows.map(({ method, path }) => `${method} ${path}`));
  expect([...mounted].filter((call) => !declared.has(call)).sort()).toEqual([]);
  expect([...declared].filter((call) => !mounted.has(call)).sort()).toEqual([]);
});

it('names are not used twice', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
