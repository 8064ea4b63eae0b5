import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config/config.ts';
import { deriveKey } from '../../src/server/config/secrets.ts';
import { claimedTables } from '../../src/server/db/free-claims.ts';
import { openEmbedded, type Store } from '../../src/server/db/store.ts';
import { Mailbox } from '../../src/server/mail/mailbox.ts';
import { Outbox } from '../../src/server/mail/outbox.ts';
import { OutboxQueue } from '../../src/server/mail/outbox-queue.ts';
import { openFreshStore } from './support/fresh-database.ts';
import { ManualClock, minutes, seconds } from './support/manual-clock.ts';
import { fillDataFolder } from './support/store-image.ts';

const to = 'duck@pond.example';

let folder: string;
let clock: ManualClock;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'left-claims-'));
  clock = new ManualClock();
  told.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = () => loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
const told: string[] = [];
const start = (store?: Store) =>
  createSite({
    config: config(),
    clock,
    postEvent: async (body) => {
      told.push(body);
      return 200;
    },
    ...(store && { store }),
  });

/** Leaves an email and an event claimed, as a process that is killed while it sends leaves them, and an email that waits for its next try. */
async function leaveClaimed({ db }: Store): Promise<void> {
  const outbox = new Outbox(clock, deriveKey(config().secrets.site, 'mail outbox'));
  const order = { template: 'sign-in-passcode', to, locale: 'en', passcode: '123456' } as const;
  const queue = new OutboxQueue(db, clock);
  await db.transaction().execute((trx) => outbox.put(trx, { ...order, to: 'later@pond.example' }));
  const later = await queue.claim();
  if (later === undefined) throw new Error('Nothing was claimed');
  await queue.postpone(later, minutes(2));
  await db.transaction().execute((trx) => outbox.put(trx, order));
  await queue.claim();
  await db
    .insertInto('sim_event')
    .values({
      ...{ id: 'evt_1', type: 'invoice.paid', body: '{}', subscription_id: null },
      ...{ created_at: clock.now(), next_try_at: clock.now() + seconds(15), tries: 1 },
    })
    .execute();
}

describe('what a process that was killed had claimed', () => {
  it('in the embedded store, which no other process has, is done at the next start', async () => {
    await fillDataFolder(folder);
    const left = await openEmbedded(folder);
    await leaveClaimed(left);
    await left.close();
    const site = await start();
    await site.settled();
    await site.close();
    const store = await openEmbedded(folder);
    const mails = await new Mailbox(store.db).list(to);
    const later = await new Mailbox(store.db).list('later@pond.example');
    await store.close();
    expect(mails).toHaveLength(1);
    expect(later, 'what was put off is not what was claimed').toHaveLength(0);
    expect(told).toEqual(['{}']);
  });

  it('in a store that others share is theirs until its time is over', async () => {
    const store = await openFreshStore();
    await leaveClaimed(store);
    const site = await start({ ...store, close: async () => {} });
    await site.settled();
    expect(await new Mailbox(store.db).list(to)).toHaveLength(0);
    expect(told).toEqual([]);
    await site.close();
    await store.close();
  });

  it('is freed wherever work is claimed', async () => {
    const store = await openFreshStore();
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('tries', 'next_try_at')
      group by table_name having count(*) = 2 order by table_name`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual([...claimedTables].sort());
    await store.close();
  });
});
