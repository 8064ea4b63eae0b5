import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite, type Site } from '../../../src/server/app.ts';
import type { Clock } from '../../../src/server/clock.ts';
import { type Config, loadConfig } from '../../../src/server/config/config.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { Mailbox, type MailboxMessage } from '../../../src/server/mail/mailbox.ts';
import { openFreshStore } from './fresh-database.ts';
import { ManualClock } from './manual-clock.ts';

export const siteUrl = 'http://localhost:4173';

/** Milliseconds that no call takes, also on a machine that has much else to do. */
export const unhurried = 120_000;

/** A whole site on a store of its own, spoken to without a socket, with a clock that stands still. */
export interface TestSite {
  readonly site: Site;
  readonly store: Store;
  readonly clock: ManualClock;
  readonly config: Config;
  /** What was mailed to an address, newest first, once all that was caused so far is sent. */
  readonly mails: (to: string) => Promise<readonly MailboxMessage[]>;
  /** The passcode of the newest mail to an address. Throws when there is none. */
  readonly passcodeFor: (to: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Opens one. `env` adds to its environment variables; a `store` given is not closed with it, a `clock` given is told no other time. */
export async function openTestSite(
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly store?: Store;
    readonly clock?: ManualClock;
    readonly machineClock?: Clock;
    /** Milliseconds that a call may take: as long as a slow machine needs, unless it is what the test is about. */
    readonly longestWait?: number;
  } = {},
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-test-'));
  const clock = options.clock ?? new ManualClock();
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.env });
  const store = options.store ?? (await openFreshStore());
  const kept: Store = { ...store, close: async () => {} };
  const site = await createSite({
    config,
    clock,
    store: kept,
    ...(options.machineClock === undefined ? {} : { machineClock: options.machineClock }),
    longestWait: options.longestWait ?? unhurried,
    postEvent: async () => 200,
  });
  const mails = async (to: string) => {
    await site.settled();
    return new Mailbox(store.db).list(to);
  };
  return {
    site,
    store,
    clock,
    config,
    mails,
    passcodeFor: async (to) => {
      // Of two emails of one moment either may come first, so the newest that holds a passcode is meant.
      const [passcode] = (await mails(to)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
      if (passcode === undefined) throw new Error('No passcode was mailed');
      return passcode;
    },
    close: async () => {
      await site.close();
      if (options.store === undefined) await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let counter = 0;
/** An address that no other test uses. */
export function freshAddress(): string {
  counter += 1;
  return `duck.${process.pid}.${counter}@pond.example`;
}
