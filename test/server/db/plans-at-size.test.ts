import { DefaultQueryCompiler, type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fillAccounts } from '../../../scripts/bench/size/fill-accounts.ts';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { type Store, storeOn } from '../../../src/server/db/store.ts';
import { AuthClient } from '../support/auth-client.ts';
import { days } from '../support/manual-clock.ts';
import { openMemoryClient } from '../support/memory-store.ts';
import { openShop, passTime } from '../support/shop.ts';
import { freshAddress, openTestSite } from '../support/test-site.ts';

const accounts = 3_000;
/** Fewer rows than this are read as fast as an index. */
const big = 1_000;

let store: Store;
let asked: Set<string>;
beforeAll(async () => {
  // What is analyzed here would tell the plans of later tests.
  store = await storeOn(await openMemoryClient(), 'memory');
  await fillAccounts((statement) => sql.raw(statement).execute(store.db), accounts, Date.now());
  await sql`analyze`.execute(store.db);
  asked = await everyStatement(store);
}, 300_000);
afterAll(() => store.close());

describe('with many accounts in the store', () => {
  it('nothing that calls, tasks or housekeeping ask reads a whole table', async () => {
    const tables = await bigTables(store.db);
    const ofFew = await indexesOfFew(store.db);
    // So few accounts are often read as a whole all the same: what is asked for is that nothing has to be.
    await sql`select set_config('enable_seqscan', 'off', false)`.execute(store.db);
    expect(tables.size).toBeGreaterThan(15);
    expect(asked.size).toBeGreaterThan(120);
    const found: string[] = [];
    for (const statement of asked) {
      const whole = (await plansOf(store.db, statement)).flatMap((plan) => wholeReads(plan, tables, ofFew));
      if (whole.length > 0) found.push(`${[...new Set(whole)].join(', ')}: ${statement}`);
    }
    expect(found).toEqual([]);
  });

  it('nothing that takes some of many rows depends on what the planner thinks of how many there are', async () => {
    const tables = await bigTables(store.db);
    // What it thinks changes with the rows: 20 of 10,000 due checkouts were once found by reading every subscription.
    await sql`select set_config('enable_nestloop', 'off', false)`.execute(store.db);
    const taking = [...asked].filter((statement) => /\blimit \$\d+/i.test(statement));
    expect(taking.length).toBeGreaterThan(10);
    const found: string[] = [];
    for (const statement of taking) {
      const joined = (await plansOf(store.db, statement)).flatMap((plan) => joinedBeforeLimit(plan, tables));
      if (joined.length > 0) found.push(`${[...new Set(joined)].join(', ')}: ${statement}`);
    }
    expect(found).toEqual([]);
  });
});

const Plan = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  get Plans() {
    return z.optional(z.array(Plan));
  },
});
type Plan = z.infer<typeof Plan>;

/** What a statement does, as the database would plan it for any values. */
async function plansOf(db: Kysely<Database>, statement: string): Promise<readonly Plan[]> {
  const run = (text: string) => sql<{ 'QUERY PLAN': unknown }>`${sql.raw(text)}`.execute(db);
  const values = [...new Set(statement.match(/\$\d+/g))].map(() => 'null');
  await run('set plan_cache_mode = force_generic_plan');
  await run(`prepare asked as ${statement}`);
  const { rows } = await run(
    `explain (format json) execute asked${values.length === 0 ? '' : `(${values.join(', ')})`}`,
  );
  await run('deallocate asked');
  return z
    .array(z.object({ Plan }))
    .parse(rows[0]?.['QUERY PLAN'])
    .map((one) => one.Plan);
}

/** Names of tables that a plan reads from start to end; reading in an index's order until enough are found is not that. */
function wholeReads(
  plan: Plan,
  tables: ReadonlySet<string>,
  ofFew: ReadonlySet<string>,
  isLimited = false,
): string[] {
  const relation = plan['Relation Name'] ?? '';
  const kind = plan['Node Type'];
  const isSought = Boolean(plan['Index Cond']) || ofFew.has(plan['Index Name'] ?? '');
  const isWhole = kind === 'Seq Scan' || (kind.includes('Index') && !isSought && !isLimited);
  const own = isWhole && tables.has(relation) ? [relation] : [];
  const below = kind === 'Limit' || (isLimited && kind !== 'Sort' && kind !== 'Aggregate');
  return [...own, ...(plan.Plans ?? []).flatMap((next) => wholeReads(next, tables, ofFew, below))];
}

/** Names of tables that a plan reads whole before it takes some rows, because it joins them by hash or by order. */
function joinedBeforeLimit(
  plan: Plan,
  tables: ReadonlySet<string>,
  above: 'nothing' | 'limit' | 'join' = 'nothing',
): string[] {
  const kind = plan['Node Type'];
  const relation = plan['Relation Name'] ?? '';
  const isJoin = above !== 'nothing' && /^(?:Hash|Merge) Join$/.test(kind);
  const here = isJoin || above === 'join' ? 'join' : kind === 'Limit' ? 'limit' : above;
  const own = here === 'join' && tables.has(relation) ? [relation] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((next) => joinedBeforeLimit(next, tables, here))];
}

/** Indexes that have only the rows somebody waits for. */
async function indexesOfFew(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function bigTables(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples >= ${big}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Every statement that the server makes of visitors' calls, of its tasks and of its housekeeping. */
async function everyStatement(on: Store): Promise<Set<string>> {
  const statements = new Set<string>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const text = new DefaultQueryCompiler().compileQuery(node, queryId).sql;
      if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) statements.add(text);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const heard: Store = {
    ...on,
    db: on.db.withPlugin(recorder),
    counters: on.counters.withPlugin(recorder),
    close: async () => {},
  };

  const at = await openTestSite({ store: heard });
  const client = new AuthClient(at);
  const email = freshAddress();
  const tokens = await client.signUpWith(email);
  await client.refresh(tokens.refresh);
  await client.account(tokens.access);
  const other = new AuthClient(at);
  await other.authorize();
  await other.askPasscode(email);
  await other.logIn(email, '000000');
  const bearer = tokens.access;
  for (const path of [authPaths.export, authPaths.recoveryKey, authPaths.logoutEverywhere]) {
    await client.call('POST', path, { bearer });
    await client.call('GET', path, { bearer });
  }
  await at.close();

  const shop = await openShop({}, { store: heard });
  const buyer = await shop.buyer();
  await buyer.buy();
  await buyer.get(subscriptionBase + subscriptionPaths.subscription);
  await shop.call('POST', subscriptionBase + subscriptionPaths.portal, { bearer: buyer.bearer });
  await passTime(shop, 'P7D');
  await shop.call('POST', authBase + authPaths.delete, { bearer: buyer.bearer });
  shop.clock.pass(days(2));
  await shop.close();
  return statements;
}
