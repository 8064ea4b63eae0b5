import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshStore } from '../support/fresh-database.ts';
import { openShop, type Shop } from '../support/shop.ts';

const writes = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];
/** The statements of one call, and not of what the server does by the clock meanwhile. */
interface Statements {
  readonly written: string[];
  looks: number;
}
const ofCall = new AsyncLocalStorage<Statements>();
const watch: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const statements = ofCall.getStore();
    if (statements === undefined) return node;
    if (writes.includes(node.kind))
      statements.written.push(/"name":"([a-z_]+)"/.exec(JSON.stringify(node))?.[1] ?? '');
    else statements.looks += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

let shop: Shop;
beforeAll(async () => {
  const store = await openFreshStore();
  shop = await openShop({}, { store: { ...store, db: store.db.withPlugin(watch) } });
});
afterAll(() => shop.close());

const ledger = () => shop.store.db.selectFrom('provider_event').select(['id', 'outcome']).execute();

/** Sends an event, and tells the answer's status and the statements that it took. */
async function statementsOf(body: string) {
  const statements: Statements = { written: [], looks: 0 };
  const { status } = await ofCall.run(statements, () => shop.send(body));
  return { status, ...statements };
}

/** Somebody who has bought and paid, and the newest event of it as a new one. */
async function bought() {
  const buyer = await shop.buyer();
  await buyer.buy();
  await shop.site.settled();
  const event = shop.sent.findLast(({ body }) => body.includes('"customer.subscription'));
  let turn = 0;
  const again = () => {
    turn += 1;
    const id = `evt_again_${buyer.accountId}_${turn}`;
    return { id, body: JSON.stringify({ ...JSON.parse(event?.body ?? ''), id }) };
  };
  return { buyer, again };
}

describe('an event that tells what is known', () => {
  it('is one look, what the provider is asked, and one line of the ledger', async () => {
    const { again } = await bought();
    const { id, body } = again();
    // The simulated provider looks at the subscription and at its payments.
    expect(await statementsOf(body)).toEqual({ status: 200, written: ['provider_event'], looks: 3 });
    expect(await ledger()).toContainEqual({ id, outcome: 'unchanged' });
  });

  it('is not even asked about when it comes again', async () => {
    const { again } = await bought();
    const { body } = again();
    await shop.send(body);
    expect(await statementsOf(body)).toEqual({ status: 200, written: [], looks: 1 });
  });

  it('is told from one about an account that asked to be deleted, which ends the subscription', async () => {
    const { buyer, again } = await bought();
    await shop.store.db
      .updateTable('account')
      .set({ deletion_asked_at: shop.clock.now() })
      .where('id', '=', buyer.accountId)
      .execute();
    const before = new Set((await ledger()).map(({ id }) => id));
    const { id, body } = again();
    expect((await shop.send(body)).status).toBe(200);
    const since = (await ledger()).filter((line) => !before.has(line.id));
    expect(since.map((line) => line.id)).toContain(id);
    // The provider sends an event of the end itself: whichever of the two is written first brings it about.
    expect(since.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
    const row = await shop.store.db
      .selectFrom('subscription')
      .select('status')
      .where('account_id', '=', buyer.accountId)
      .executeTakeFirst();
    expect(row?.status).toBe('Expired');
  });
});
