import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devPaths } from '../../../src/contract/dev.ts';
import { ErrorBody } from '../../../src/contract/error.ts';
import { everyRow } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { openPostgres } from '../../../src/server/db/store.ts';
import { Mailbox } from '../../../src/server/mail/mailbox.ts';
import { everyFault, type FaultProxy, openFaultProxy } from '../../support/fault-proxy.ts';
import { AuthClient } from '../support/auth-client.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { minutes } from '../support/manual-clock.ts';
import { type Buyer, goodCard, leftAtProvider, openShop, type Shop, siteRows } from '../support/shop.ts';
import { goodCall } from './fuzz-call.ts';
import { aTurn, inEarnest, inTime, until } from './in-time.ts';
import { knownValues } from './known-values.ts';

const aPage = 3_000;
const wellAgain = 5_000;
/** The card provider and the developer wait longer than visitors, see `answerInTime`. */
const patient = [subscriptionBase + subscriptionPaths.webhook, devPaths.clock];
const rows: readonly Row[] = everyRow.filter(
  ({ path }) => !patient.some((module) => path.startsWith(module)),
);

/** A shop whose way to its own database leads through a proxy. */
async function shopBehindProxy(): Promise<{ readonly shop: Shop; readonly line: FaultProxy }> {
  const url = new URL(await freshDatabase());
  const line = await openFaultProxy({ port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  return { line, shop: await openShop({}, { store: await openPostgres(url.href), ...inEarnest }) };
}

/** Calls a row as a well-behaved client does. */
async function callRow(shop: Shop, row: Row, bearer: string): Promise<void> {
  const [call] = fc.sample(goodCall(row, { ...knownValues, session: fc.constant('none') }), {
    numRuns: 1,
    seed: 1,
  });
  if (call === undefined) throw new Error('No call');
  const { method, target, headers, body } = call;
  const asked = shop.call(method, target, { bearer, headers, ...(body === null ? {} : { body }) });
  const answer = await inTime(aPage, row.name, asked);
  const isUseful =
    answer.status < 500 || (answer.status === 503 && ErrorBody.parse(answer.body).error === 'unavailable');
  expect({ row: row.name, isUseful, status: answer.status }).toMatchObject({ isUseful: true });
}

/** Everything that charges or sends, twice at once, as an impatient visitor does. */
async function pressEverything(shop: Shop, buyer: Buyer, page: string, email: string): Promise<number[]> {
  const client = new AuthClient({ site: shop.site, passcodeFor: async () => '' });
  const twice = <Value>(press: () => Promise<Value>) => [press(), press()];
  const answers = await inTime(
    2 * aPage,
    'pressing everything',
    Promise.all([
      ...twice(() => shop.call('POST', page, { form: goodCard })),
      ...twice(() => buyer.open({}, { 'Idempotency-Key': 'one' })),
      ...twice(() => client.askPasscode(email, { bearer: buyer.bearer })),
    ]),
  );
  return answers.map(({ status }) => status);
}

async function isReady(shop: Shop): Promise<boolean> {
  return (await shop.call('GET', '/readyz')).status === 200;
}

describe.concurrent('a store behind a network that fails', () => {
  it.each(everyFault)(
    'by being %s: every page answers in 3 s, nothing is charged or sent twice, and all is well within 5 s',
    async (fault) => {
      const { shop, line } = await shopBehindProxy();
      const email = `${fault}@pond.example`;
      const buyer = await shop.buyer();
      const page = await buyer.checkout();

      line.break(fault);
      const calls: Promise<void>[] = [];
      for (const row of rows) {
        calls.push(callRow(shop, row, buyer.bearer));
        await aTurn();
      }
      await Promise.all(calls);
      expect((await inTime(aPage, 'healthz', shop.call('GET', '/healthz'))).status).toBe(200);
      expect((await inTime(aPage, 'readyz', shop.call('GET', '/readyz'))).body).toEqual({
        error: 'unavailable',
        missing: ['store'],
      });
      await pressEverything(shop, buyer, page, email);

      line.mend();
      await inTime(
        wellAgain,
        'getting well',
        until(() => isReady(shop)),
      );
      shop.clock.pass(minutes(1));
      await pressEverything(shop, buyer, page, email);
      await shop.site.settled();
      expect(await leftAtProvider(shop)).toMatchObject({ subscriptions: 1, invoices: 1 });
      expect((await siteRows(shop)).subscriptions).toMatchObject([{ account_id: buyer.accountId }]);
      const mails = await new Mailbox(shop.store.db).list(email);
      expect(mails.length).toBeGreaterThan(0);
      expect(new Set(mails.map(({ text }) => text)).size).toBe(mails.length);

      await shop.close();
      await line.close();
    },
    240_000,
  );
});
