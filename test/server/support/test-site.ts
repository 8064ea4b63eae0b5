import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite, type Site } from '../../../src/server/app.ts';
import type { Clock } from '../../../src/server/clock.ts';
import { type Config, loadConfig } from '../../../src/server/config/config.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { Logger } from '../../../src/server/log.ts';
import { Mailbox, type MailboxMessage } from '../../../src/server/mail/mailbox.ts';
import { openFreshStore } from './fresh-database.ts';
import { ManualClock } from './manual-clock.ts';

export const siteUrl = 'http://localhost:4173';

/** A timeout in milliseconds that no call reaches, even on a busy machine. */
export const unhurried = 120_000;

/** A whole site on its own store, called without a socket, with a clock that stands still. */
export interface TestSite {
  readonly site: Site;
  readonly store: Store;
  readonly clock: ManualClock;
  readonly config: Config;
  /** The mails to an address, newest first, once all pending mail has been sent. */
  readonly mails: (to: string) => Promise<readonly MailboxMessage[]>;
  /** The passcode of the newest mail to an address. Throws when there is none. */
  readonly passcodeFor: (to: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * Opens one. `env` adds to its environment variables; a given `store` is not closed with it, and a given `clock` is not
 * set.
 */
export async function openTestSite(
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly store?: Store;
    readonly clock?: ManualClock;
    readonly machineClock?: Clock;
    /** Time limit of a call in milliseconds: as long as a slow machine needs, except in tests of this limit. */
    readonly longestWait?: number;
    readonly log?: Logger;
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
    ...(options.log === undefined ? {} : { log: options.log }),
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
      // The order of two emails with the same time is undefined, so take the newest one with a passcode.
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
