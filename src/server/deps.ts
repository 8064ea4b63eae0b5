import type { Kysely, Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/schema.ts';
import type { VerifyBearer } from './http/bearer.ts';
import type { OwnerLimits } from './limits/owner-limits.ts';
import type { Logger } from './log.ts';

/** What every module of the server may use. A module takes this and hands back a Hono app with its routes. */
export interface ServerDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  /** For `requireBearer(deps.verifyBearer)`. */
  readonly verifyBearer: VerifyBearer;
  /** How often whoever that is may do what writes or costs something. */
  readonly ownerLimits: OwnerLimits;
}

/** What an account may use now, as access tokens and the account call name it. `name` is the tier: `plus` or `pro`. */
export interface GrantedEntitlement {
  readonly product: string;
  readonly name: string;
}

/** Knows what an account has paid for; the subscription module implements it. */
export abstract class EntitlementSource {
  /** The entitlements as they stand now; empty without a subscription. Rejects when the store is away. */
  abstract of(accountId: string): Promise<readonly GrantedEntitlement[]>;
}

/** Hears of the address that an account has been given; the subscription module implements it. */
export abstract class AddressRecord {
  /**
   * Notes the address that an account has in this transaction: it stays known as one that had its free trial when it moves
   * to another account, and what was bought without one is confirmed to it. Safe to repeat. Rejects when the store is away.
   */
  abstract noteAddress(trx: Transaction<Database>, accountId: string, now: number): Promise<void>;
}

/** Ends what an account pays for, before the account is deleted; the subscription module implements it. */
export abstract class SubscriptionCloser {
  /**
   * Ends the running subscription at the card provider and here, at once, closes an open checkout, and forgets language and
   * campaign of what was bought. Does nothing when
   * there is neither, so it is safe to repeat. Speaks to the provider: never call it within a transaction.
   * Rejects when the provider or the store is away.
   */
  abstract close(db: Kysely<Database>, accountId: string): Promise<void>;
}
