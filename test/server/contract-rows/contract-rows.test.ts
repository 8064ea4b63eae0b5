import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ErrorBody } from '../../../src/contract/error.ts';
import { everyRow, type RowName } from '../../../src/contract/rows/every-row.ts';
import { isPrivate, type Row } from '../../../src/contract/rows/row.ts';
import { errorsOf } from '../../../src/server/openapi/row-errors.ts';
import type { Answer } from '../support/auth-client.ts';
import { badCallsOf } from './bad-calls.ts';
import { goodCalls } from './good-calls.ts';
import { type Call, World } from './world.ts';

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
  if (isPrivate(row)) {
    expect(headers.get('Cache-Control')).toBe('no-store');
    // With `no-referrer` a browser would send the forms of our pages with `Origin: null`.
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    expect(headers.get('Referrer-Policy')).toBe(isPage ? 'same-origin' : 'no-referrer');
  }
}

/** An error by that status and code (null for a page), which the row declares. */
function expectError(row: Row, answer: Answer, status: number, code: string | null): void {
  const declared = errorsOf(row)[status];
  const type = answer.headers.get('Content-Type') ?? '';
  if (code === null) {
    expect({ status: answer.status, type }).toEqual({ status, type: expect.stringContaining('text/html') });
    expect(declared?.types).toContain('text/html');
  } else {
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { error: code } });
    z.parse(ErrorBody, answer.body);
    expect(declared?.codes).toContain(code);
  }
  expectSafe(row, answer);
}

/** Rows that take something and take it whatever it is, and why. */
const takesAnything: Partial<Record<RowName, string>> = {
  requestDeletion: 'a locale that nobody knows is English',
  eligible: 'a country that nobody knows is none that we sell to',
  eligibility: 'the same',
  countryCode: 'a country that is none is not looked at',
  country: 'the same',
  autocomplete: 'whatever was typed may be completed, and a region that nobody knows has a language',
  bangSearchPage: 'whatever was typed may be looked for, and a locale that nobody knows is English',
  cohort: 'a cohort that cannot be read is replaced',
  mailbox: 'to whatever address, there is a page',
  mailboxJson: 'the same as a list',
  cardProviderEvent: 'a body that is not the provider’s is refused for its signature',
  beaconPage: 'whatever is no JSON is a page',
  experimentsPage: 'as of the beacon',
  searchPage: 'whatever was asked is shown',
  states: 'a look that is none is left out',
  searchWithSettings: 'what is no setting is left out',
};

const takesSomething = (row: Row) =>
  [row.params, row.query, row.looseQuery, row.body].some((part) => part !== undefined);

describe.each(rows)('$name: $method $path', (row) => {
  it('answers a good call as its row says', async () => {
    world.later();
    const answer = await send(row, await goodCalls[row.name](world));
    const declared = row.success.find(({ status }) => status === answer.status);
    expect({ status: answer.status, text: answer.text, isDeclared: declared !== undefined }).toMatchObject({
      isDeclared: true,
    });
    if (declared?.schema !== undefined) z.parse(declared.schema, answer.body);
    if (declared?.type !== undefined) {
      expect(answer.headers.get('Content-Type') ?? '').toContain(declared.type.replace('*', ''));
    }
    expectSafe(row, answer);
  });

  it('refuses what has not its shape', async () => {
    world.later();
    const bad = badCallsOf(row, await goodCalls[row.name](world));
    const isTried = bad.length > 0;
    const mayBeUntried = !takesSomething(row) || takesAnything[row.name] !== undefined;
    expect({ isTried, mayBeUntried }).toEqual({ isTried, mayBeUntried: !isTried });
    for (const { title, call, status, code } of bad) {
      const answer = await send(row, call);
      expect({ title, status: answer.status }).toEqual({ title, status });
      // A path with other parameters is the path of nothing, not of the row.
      if (!title.startsWith('path:')) expectError(row, answer, status, code);
    }
  });

  it('answers a query that is no UTF-8 as its row says', async () => {
    if (row.query === undefined) return;
    world.later();
    const answer = await send(row, { ...(await goodCalls[row.name](world)), octets: 'a=%C3%28' });
    if (row.success.some(({ status }) => status === answer.status)) return;
    const body = z.safeParse(ErrorBody, answer.body);
    expectError(row, answer, answer.status, body.success ? body.data.error : null);
  });

  it('lets browsers in from our own pages only, where its row says so', async () => {
    const answer = await send(row, { headers: { Origin: 'https://evil.example' } });
    const isRefused = answer.status === 403 && answer.text === '{"error":"forbidden_origin"}';
    expect(isRefused).toBe(row.ownPagesOnly === true);
    expect(errorsOf(row)[403]?.codes.includes('forbidden_origin') ?? false).toBe(isRefused);
  });

  it('lets in only whom it is for', async () => {
    world.later();
    const { bearer: _, cookie: __, headers, ...call } = await goodCalls[row.name](world);
    const forged = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';
    if (row.auth === 'none' || row.auth === 'optional-bearer') {
      const answer = await send(row, { ...call, ...(headers === undefined ? {} : { headers }) });
      expect(row.success.map(({ status }) => Number(status))).toContain(answer.status);
    }
    if (row.auth === 'bearer') {
      for (const bad of [
        call,
        { ...call, bearer: forged },
        { ...call, headers: { Authorization: 'Basic eDp4' } },
      ]) {
        const answer = await send(row, bad);
        expectError(row, answer, 401, 'invalid_token');
        expect(answer.headers.get('WWW-Authenticate')).toContain('Bearer');
      }
    }
    if (row.auth === 'session-cookie' || row.auth === 'session-cookie-or-bearer') {
      for (const bad of [call, { ...call, cookie: 'a'.repeat(43) }]) {
        expectError(row, await send(row, bad), 400, 'invalid_session_id');
      }
    }
    if (row.auth === 'signature') {
      for (const signature of ['', 't=1,v1=00', 'nonsense']) {
        const bad = { ...call, headers: { 'Stripe-Signature': signature } };
        expectError(row, await send(row, bad), 400, 'invalid_signature');
      }
    }
  });

  it('does not take other methods, and says which it takes', async () => {
    const methods = rows.filter(({ path }) => path === row.path).map(({ method }) => String(method));
    const allowed = expect.arrayContaining([...methods, 'OPTIONS']);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !methods.includes(name),
    )) {
      const answer = await world.send(method, row.path, {});
      expect({ method, status: answer.status, body: answer.body }).toEqual({
        method,
        status: 405,
        body: { error: 'method_not_allowed' },
      });
      expect(answer.headers.get('Allow')?.split(', ')).toEqual(allowed);
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    const asked = await world.send('OPTIONS', row.path, {});
    expect({ status: asked.status, text: asked.text }).toEqual({ status: 204, text: '' });
    expect(asked.headers.get('Allow')?.split(', ')).toEqual(allowed);
    expect(asked.headers.get('X-Content-Type-Options')).toBe('nosniff');
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
  expect([...mounted].filter((call) => !declared.has(call)).sort(), 'routes without a row').toEqual([]);
  expect([...declared].filter((call) => !mounted.has(call)).sort(), 'rows without a route').toEqual([]);
});

it('names are not used twice', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
