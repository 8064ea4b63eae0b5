import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportsPath } from '../../../src/contract/reports.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';
import { reportRoutes } from '../../../src/server/reports/routes.ts';
import { ViolationCounter } from '../../../src/server/reports/violation-counter.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { moduleApp } from '../support/module-app.ts';

let store: Store;
beforeEach(async () => {
  store = await openFreshStore();
});
afterEach(() => store.close());

/** Sends a batch, and gives its status with what was counted of it. */
const sent = (batch: unknown, mayCount?: () => boolean, mayBegin?: () => boolean) =>
  sentAs('application/reports+json', JSON.stringify(batch), mayCount, mayBegin);

async function sentAs(type: string, body: string, mayCount = () => true, mayBegin = () => true) {
  const counter = new ViolationCounter(store.db, new ManualClock(), createLog('silent'));
  const { status } = await moduleApp(reportRoutes(counter, { mayCount, mayBegin })).request(reportsPath, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  await counter.flush();
  const counted = await store.db.selectFrom('csp_report').select(['blocked', 'count']).execute();
  return { status, counted };
}

const report = (blockedURL: unknown) => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL },
});
const good = report('https://a.example/x');
const bad = report(7);

describe('a batch of reports', () => {
  it.each([
    ['before', [bad, good]],
    ['after', [good, bad]],
  ])('is counted without one that cannot be read %s it', async (_, batch) => {
    expect(await sent(batch)).toEqual({ status: 204, counted: [{ blocked: 'a.example', count: 1 }] });
  });

  it.each([
    ['one', [bad]],
    ['several', [bad, { type: 'csp-violation', body: 'text' }]],
    ['one beside something else', [bad, { type: 'deprecation', body: {} }]],
  ])('of which nothing can be read is refused, and nothing counted (%s)', async (_, batch) => {
    expect(await sent(batch)).toEqual({ status: 400, counted: [] });
  });

  it.each([
    ['something else', [{ type: 'deprecation', body: 7 }]],
    ['nothing', []],
  ])('of %s is taken, and nothing counted', async (_, batch) => {
    expect(await sent(batch)).toEqual({ status: 204, counted: [] });
  });

  it('is counted as far as its network may report, and answered the same', async () => {
    let left = 3;
    const mayCount = () => {
      left -= 1;
      return left >= 0;
    };
    const batch = Array.from({ length: 40 }, () => good);
    expect(await sent(batch, mayCount)).toEqual({
      status: 204,
      counted: [{ blocked: 'a.example', count: 3 }],
    });
  });

  it('uses up what its network may begin only by a host of its own, and by that once', async () => {
    let begun = 0;
    const mayBegin = () => {
      begun += 1;
      return true;
    };
    const batch = [report('secret words'), report('secret words'), good, good];
    const { counted } = await sent(batch, () => true, mayBegin);
    expect(begun).toBe(1);
    expect(counted).toEqual(
      expect.arrayContaining([
        { blocked: 'a.example', count: 2 },
        { blocked: 'other', count: 2 },
      ]),
    );
  });
});

describe('a report', () => {
  it.each([
    ['application/csp-report', '{'],
    ['application/csp-report', '{}'],
    ['application/reports+json', '{"type":"csp-violation"}'],
    ['text/plain', '{"csp-report":{"blocked-uri":"https://a.example/","effective-directive":"img-src"}}'],
  ])('is refused as %s with %s, and nothing counted', async (type, body) => {
    expect(await sentAs(type, body)).toEqual({ status: 400, counted: [] });
  });
});
