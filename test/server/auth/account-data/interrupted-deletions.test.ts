import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeleteAccount } from '../../../../src/server/auth/account-data/delete-account.ts';
import { EmailUndo } from '../../../../src/server/auth/email/email-undo.ts';
import { Passcodes } from '../../../../src/server/auth/passcodes/passcodes.ts';
import type { Store } from '../../../../src/server/db/store.ts';
import { SubscriptionCloser } from '../../../../src/server/deps.ts';
import { KeyedHash } from '../../../../src/server/keyed-hash.ts';
import { createLog } from '../../../../src/server/log.ts';
import { Outbox } from '../../../../src/server/mail/outbox.ts';
import { openFreshStore } from '../../support/fresh-database.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { limitsOn } from '../../support/test-limits.ts';

let store: Store;
beforeAll(async () => {
  store = await openFreshStore();
});
afterAll(() => store.close());

const clock = new ManualClock();
const log = createLog('silent');
const hash = new KeyedHash('s'.repeat(43));

class Closer extends SubscriptionCloser {
  override async close(): Promise<void> {}
}

/** What goes wrong with one account, whatever it is. */
class Stuck extends EmailUndo {
  constructor(private readonly stuck: string | undefined) {
    super(hash, Buffer.alloc(32));
  }

  override async formerOf(...[db, accountId, now]: Parameters<EmailUndo['formerOf']>) {
    if (accountId === this.stuck) throw new Error('stuck');
    return super.formerOf(db, accountId, now);
  }
}

function deletion(stuck?: string): DeleteAccount {
  const outbox = new Outbox(clock, Buffer.alloc(32));
  const passcodes = new Passcodes(hash, log);
  return new DeleteAccount(
    ...([store.db, clock, passcodes, new Stuck(stuck), new Closer(), outbox, log, limitsOn(store)] as const),
  );
}

async function left(): Promise<readonly number[]> {
  const rows = await store.db
    .selectFrom('account')
    .select('deletion_asked_at')
    .where('deleted_at', 'is', null)
    .orderBy('deletion_asked_at')
    .execute();
  return rows.map(({ deletion_asked_at: at }) => Number(at));
}

it('deletions that were interrupted are finished the oldest first, one by one, and none is kept from it by another', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [index, id] of ids.entries()) {
    const account = { id, created_at: 0, deletion_asked_at: index + 1 };
    await store.db.insertInto('account').values(account).execute();
  }
  const turns = [true, true];
  await deletion(ids[0]).finishAll(() => turns.pop() ?? false);
  expect(await left()).toEqual([1, 3]);
  await deletion(ids[0]).finishAll();
  expect(await left()).toEqual([1]);
  await deletion().finishAll();
  expect(await left()).toEqual([]);
});
