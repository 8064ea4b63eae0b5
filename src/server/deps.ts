import type { Kysely, Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/schema.ts';
import type { VerifyBearer } from './http/bearer.ts';
import type { OwnerLimits } from './limits/owner-limits.ts';
import type { Logger } from './log.ts';

/** What every module of the server may use. A module takes this and returns a Hono app with its routes. */
export interface ServerDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  /** For `requireBearer(deps.verifyBearer)`. */
  readonly verifyBearer: VerifyBearer;
  /** Limits how often an account may make calls that write or cost something. */
  readonly ownerLimits: OwnerLimits;
}

/** What an account may use now, as access tokens and the account call name it. `name` is the tier: `plus` or `pro`. */
export interface GrantedEntitlement {
  readonly product: string;
  readonly name: string;
}

/** What an account has paid for; implemented by the subscription module. */
export abstract class EntitlementSource {
  /** The current entitlements; empty without a subscription. Rejects when the store is unavailable. */
  abstract of(accountId: string): Promise<readonly GrantedEntitlement[]>;
}

/** Records that an account has been given an address; implemented by the subscription module. */
export abstract class AddressRecord {
  /**
   * Records the account's address as it is in this transaction. An address that had its free trial stays known when it moves
   * to another account; a purchase made without an address is confirmed to it. Safe to repeat. Rejects when the store is
   * unavailable.
   */
  abstract noteAddress(trx: Transaction<Database>, accountId: string, now: number): Promise<void>;
}

/** Ends an account's subscription before the account is deleted; implemented by the subscription module. */
export abstract class SubscriptionCloser {
  /**
   * Ends the running subscription immediately, here and at the card provider, closes an open checkout, and forgets the
   * language and campaign of past purchases. Does nothing when there is neither, so it is safe to repeat. Calls the
   * provider, so never use it within a transaction. Rejects when the provider or the store is unavailable.
   */
  abstract close(db: Kysely<Database>, accountId: string): Promise<void>;
}
