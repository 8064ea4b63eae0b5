import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { loadConfig } from '../../../src/server/config/config.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { createLog } from '../../../src/server/log.ts';
import type { CardProvider } from '../../../src/server/payment/card-provider.ts';
import { Simulator } from '../../../src/server/payment/simulator/simulator.ts';
import { Reconciliation } from '../../../src/server/subscription/reconciliation.ts';
import type { Subscriptions } from '../../../src/server/subscription/subscriptions.ts';
import { days, ManualClock } from '../support/manual-clock.ts';
import { subscriptionsOn } from '../support/subscription-module.ts';

const card = { number: '4242424242424242', expiry: '12/35', cvc: '123', postcode: '10115' };
/** A card that pays for nothing after the trial. */
export const failingCard = { ...card, number: '4000000000000341' };

/** A site to whom none of its card provider's events gets through. */
export class UnheardShop {
  readonly clock = new ManualClock();
  readonly simulator: Simulator;
  readonly provider: CardProvider;
  private readonly subscriptions: Subscriptions;
  private readonly log = createLog('silent');
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'mallard-reconcile-'));

  constructor(readonly db: Kysely<Database>) {
    const { clock, dataDir, log } = this;
    this.simulator = new Simulator(db, clock, log, ['a secret that nobody needs here'], async () => 503);
    this.provider = this.simulator.provider;
    const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    this.subscriptions = subscriptionsOn(db, this.provider, clock, config);
  }

  close(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** What compares the two, at three in the morning. */
  newReconciliation(mostOfNight?: number): Reconciliation {
    const { db, provider, subscriptions, clock, log } = this;
    return new Reconciliation({
      ...(mostOfNight === undefined ? {} : { mostOfNight }),
      db,
      provider,
      recordEvent: subscriptions.recordEvent,
      sync: subscriptions.sync,
      clock,
      log,
      fromHour: 3,
    });
  }

  /** Somebody buys the monthly plan; the site does not hear of it. Returns the account. */
  async buy(with_ = card): Promise<string> {
    const accountId = randomUUID();
    const email = `${accountId}@pond.example`;
    await this.db
      .insertInto('account')
      .values({ id: accountId, email, created_at: this.clock.now() })
      .execute();
    const page = await this.subscriptions.openCheckout.execute({
      accountId,
      productId: 'privacy-pro-monthly-us',
      platform: 'stripe',
      returnUrl: 'http://localhost:4173/pro/welcome',
      origin: null,
      country: 'US',
      ownWebOrigins: ['http://localhost:4173'],
      idempotencyKey: null,
    });
    if (!page.ok) throw new Error(page.error.code);
    const paid = await this.simulator.hosted.pay(page.value.pathname.split('/').at(-1) ?? '', with_);
    expect(paid.kind).toBe('complete');
    return accountId;
  }

  subscriptionOf(accountId: string) {
    return this.db
      .selectFrom('subscription')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  }

  /** What a comparison found different, and what became of it. */
  drift(day: string) {
    return this.db
      .selectFrom('reconciliation_drift')
      .select(['kind', 'was', 'became', 'mended'])
      .where('day', '=', day)
      .orderBy('kind')
      .execute();
  }

  async emailKeys(accountId: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('subscription_email')
      .innerJoin('subscription', 'subscription.id', 'subscription_email.subscription_id')
      .select('key')
      .where('account_id', '=', accountId)
      .orderBy('key')
      .execute();
    return rows.map(({ key }) => key.replace(/ .*/, ''));
  }

  tomorrow(): void {
    this.clock.pass(days(1));
  }
}
