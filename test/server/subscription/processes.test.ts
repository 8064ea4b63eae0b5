import { randomUUID } from 'node:crypto';
import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/server/db/schema.ts';
import { createLog } from '../../../src/server/log.ts';
import { signBody } from '../../../src/server/payment/simulator/signature.ts';
import { Simulator } from '../../../src/server/payment/simulator/simulator.ts';
import type { Subscriptions } from '../../../src/server/subscription/subscriptions.ts';
import { claimTask } from '../../../src/server/subscription/task-store.ts';
import { days, ManualClock, minutes } from '../support/manual-clock.ts';
import { subscriptionsOn } from '../support/subscription-module.ts';
import { withStores } from '../support/with-stores.ts';

const secret = 'a secret of forty characters, no less no';
const card = { expiry: '12/35', cvc: '123', postcode: '10115' };
const mostStatements = 200;
/** Of so many statements the embedded store, which is the slower one, takes the first, and Postgres all others. */
const stride = 8;
/** Of those that are for Postgres one in so many; `npm run reliability` asks for each. */
const step = Number(process.env['STATEMENT_STEP'] ?? 3);
let suites = 0;

/** As if the process were killed before its nth statement: that one and all later ones never reach the store. */
class Kill implements KyselyPlugin {
  happened = false;
  constructor(private left: number) {}

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.left -= 1;
    if (this.left > 0) return node;
    this.happened = true;
    throw new Error('Killed');
  }

  async transformResult<Answer>({ result }: { readonly result: Answer }): Promise<Answer> {
    return result;
  }
}

withStores((store) => {
  const clock = new ManualClock();
  suites += 1;
  const isEmbedded = suites === 1;

  /** Somebody with an address who has bought, at a provider whose events wait in `sent`. Nobody else does anything. */
  async function purchase(number = '4000000000000341') {
    const { db } = store();
    await db.updateTable('sim_subscription').set({ due_at: null }).execute();
    await db.deleteFrom('sim_event').execute();
    await db.deleteFrom('subscription_task').where('done_at', 'is', null).execute();
    const sent: string[] = [];
    const simulator = new Simulator(db, clock, createLog('silent'), [secret], async (body) => {
      sent.push(body);
      return 200;
    });
    const accountId = randomUUID();
    const email = `${accountId}@pond.example`;
    await db.insertInto('account').values({ id: accountId, email, created_at: clock.now() }).execute();
    const opened = await subscriptionsOn(db, simulator.provider, clock).openCheckout.execute({
      accountId,
      productId: 'privacy-pro-monthly-us',
      platform: 'stripe',
      returnUrl: 'http://localhost:4173/de/pro/welcome',
      origin: null,
      country: 'US',
      ownWebOrigins: ['http://localhost:4173'],
      idempotencyKey: null,
    });
    const session = opened.ok ? (opened.value.pathname.split('/').at(-1) ?? '') : '';
    expect(await simulator.hosted.pay(session, { ...card, number })).toMatchObject({ kind: 'complete' });
    await simulator.settled();
    return { accountId, simulator, sent, begun: clock.now() };
  }
  type Purchase = Awaited<ReturnType<typeof purchase>>;

  const hear = async (module: Subscriptions, { sent }: Purchase) => {
    for (const body of sent) {
      const heard = await module.recordEvent.execute(body, signBody(body, secret, clock.now()));
      expect(heard.ok).toBe(true);
    }
  };

  /** The trial ends with a charge that the bank refuses; the site has not heard of it yet. */
  async function decline(bought: Purchase): Promise<void> {
    await hear(subscriptionsOn(store().db, bought.simulator.provider, clock), bought);
    bought.sent.length = 0;
    clock.pass(days(7));
    await bought.simulator.passTime();
  }

  /** All that counts of an account, without ids and versions. */
  async function left({ accountId, begun, sent }: Purchase) {
    const { db } = store();
    const rows = await db
      .selectFrom('subscription')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    const id = rows[0]?.id ?? randomUUID();
    const of = <Table extends 'subscription_email' | 'subscription_task' | 'subscription_history'>(
      table: Table,
    ) => db.selectFrom<Table>(table);
    const emails = await of('subscription_email')
      .select(['key', 'outcome'])
      .where('subscription_id', '=', id)
      .orderBy('ordered_at')
      .orderBy('key')
      .execute();
    const tasks = await of('subscription_task')
      .select(['kind', 'due_at', 'outcome'])
      .where('subscription_id', '=', id)
      .orderBy('due_at')
      .orderBy('kind')
      .execute();
    const history = await of('subscription_history')
      .select(['version', 'action'])
      .where('subscription_id', '=', id)
      .orderBy('version')
      .execute();
    const known = await db
      .selectFrom('provider_event')
      .select('outcome')
      .where('id', 'in', ['', ...sent.map((body) => String(JSON.parse(body).id))])
      .execute();
    const there = await db
      .selectFrom('sim_subscription')
      .select('status')
      .where('account_id', '=', accountId)
      .execute();
    return {
      rows: rows.map((row) => [row.status, row.in_trial, row.expires_or_renews_at - begun, row.version]),
      emails: emails.map(({ key, outcome }) => [key.replace(/sub_\S+/, 'bill'), outcome]),
      tasks: tasks.map(({ kind, due_at, outcome }) => [kind, due_at - begun, outcome]),
      history,
      events: known.length,
      there,
    };
  }

  const emailsIn = async () => (await store().db.selectFrom('outbox').select('id').execute()).length;

  /**
   * Does something undisturbed, then killed before one of its statements and done again, and so on to its last: what is
   * left is the same each time, and as many emails are ordered.
   */
  async function converges(
    prepare: (bought: Purchase) => Promise<void>,
    act: (module: Subscriptions, bought: Purchase, db: Kysely<Database>) => Promise<void>,
  ): Promise<number> {
    const run = async (kill: Kill | null) => {
      const bought = await purchase();
      await prepare(bought);
      const before = await emailsIn();
      const { db } = store();
      if (kill !== null) {
        const dying = db.withPlugin(kill);
        const module = subscriptionsOn(dying, bought.simulator.provider, clock);
        await act(module, bought, dying).catch(() => {});
      }
      // What the dead process had claimed is its own for a minute; as if that had passed, and nothing else had changed.
      await db
        .updateTable('subscription_task')
        .set(({ ref }) => ({ next_try_at: ref('due_at') }))
        .where('done_at', 'is', null)
        .execute();
      const module = subscriptionsOn(db, bought.simulator.provider, clock);
      await act(module, bought, db);
      return { ...(await left(bought)), ordered: (await emailsIn()) - before };
    };
    const undisturbed = await run(null);
    for (let statement = 1; statement < mostStatements; statement += 1) {
      if ((statement % stride === 1) !== isEmbedded) continue;
      if (!isEmbedded && statement % step !== 0) continue;
      const kill = new Kill(statement);
      expect({ statement, ...(await run(kill)) }).toEqual({ statement, ...undisturbed });
      if (!kill.happened) return statement - 1;
    }
    throw new Error('It never ended');
  }

  describe('a process killed between any two statements', () => {
    it('of a purchase that is heard of ends in the same rows and emails after the retry', async () => {
      const statements = await converges(async () => {}, hear);
      expect(statements).toBeGreaterThan(20);
    });

    it('of a declined renewal ends in the same rows and emails after the retry', async () => {
      const statements = await converges(decline, hear);
      expect(statements).toBeGreaterThan(15);
    });

    it('of a reminder that falls due ends in the same rows and emails after the retry', async () => {
      const statements = await converges(
        async (bought) => {
          await decline(bought);
          await hear(subscriptionsOn(store().db, bought.simulator.provider, clock), bought);
          clock.pass(days(3));
        },
        (module) => module.tasks.passTime(),
      );
      expect(statements).toBeGreaterThan(5);
    });

    it('of the end of grace ends in the same rows and emails after the retry', async () => {
      const statements = await converges(
        async (bought) => {
          await decline(bought);
          await hear(subscriptionsOn(store().db, bought.simulator.provider, clock), bought);
          clock.pass(days(14));
        },
        (module) => module.tasks.passTime(),
      );
      expect(statements).toBeGreaterThan(20);
    });

    it('of closing an account ends in the same rows and emails after the retry', async () => {
      const statements = await converges(
        async () => {},
        (module, bought, db) => module.closer.close(db, bought.accountId),
      );
      expect(statements).toBeGreaterThan(15);
    });
  });

  describe('two processes at the same time', () => {
    const two = ({ simulator }: Purchase) => [
      subscriptionsOn(store().db, simulator.provider, clock),
      subscriptionsOn(store().db, simulator.provider, clock),
    ];
    const both = (bought: Purchase) => Promise.all(two(bought).map((module) => hear(module, bought)));
    const act = (bought: Purchase) => Promise.all(two(bought).map(({ tasks }) => tasks.passTime()));

    it('order each email once: of what they hear, and of what falls due', async () => {
      const bought = await purchase();
      await both(bought);
      clock.pass(days(5));
      await act(bought);
      clock.pass(days(2));
      bought.sent.length = 0;
      await bought.simulator.passTime();
      await both(bought);
      clock.pass(days(3));
      await act(bought);
      const { emails } = await left(bought);
      expect(emails.map(([key]) => key?.replace(/ \d+$/, (end) => (end.length > 3 ? '' : end)))).toEqual([
        'welcome',
        'renewal',
        'failed bill day 0',
        'failed bill day 3',
      ]);
    });

    it('share the tasks: of the end of grace one of them tells the provider, and asks it', async () => {
      const bought = await purchase();
      await both(bought);
      bought.sent.length = 0;
      clock.pass(days(7));
      await bought.simulator.passTime();
      await both(bought);
      clock.pass(days(14));
      const { provider } = bought.simulator;
      const [asked, ended] = [
        vi.spyOn(provider, 'fetchSubscription'),
        vi.spyOn(provider, 'cancelSubscription'),
      ];
      await act(bought);
      expect(ended).toHaveBeenCalledTimes(1);
      expect(asked).toHaveBeenCalledTimes(2);
      expect((await left(bought)).rows.map(([status]) => status)).toEqual(['Expired']);
      asked.mockRestore();
      ended.mockRestore();
    });

    it('leave a task to the others that one has claimed and not done within a minute', async () => {
      const bought = await purchase();
      await both(bought);
      clock.pass(days(5));
      const { db } = store();
      const claimed = await claimTask(db, clock.now());
      expect(claimed).toMatchObject({ kind: 'renewal-notice', tries: 1 });
      expect(await claimTask(db, clock.now())).toBeUndefined();
      await act(bought);
      expect((await left(bought)).emails.map(([key]) => key)).toEqual(['welcome']);
      clock.pass(minutes(1));
      await act(bought);
      expect((await left(bought)).emails.map(([key]) => key?.split(' ')[0])).toEqual(['welcome', 'renewal']);
    });

    it('give one trial to one card, whoever is heard of first', async () => {
      const shared = '4000056655665556';
      const [one, other] = [await purchase(shared), await purchase(shared)];
      await Promise.all([both(one), both(other)]);
      const rows = [...(await left(one)).rows, ...(await left(other)).rows];
      expect(rows.map(([status]) => status).sort()).toEqual(['Auto-Renewable', 'Expired']);
    });
  });
});
