import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { VerifyBearer } from './http/bearer.ts';
import type { Logger } from './log.ts';

/** What every room of the server may use. A room takes this and hands back a Hono app with its routes. */
export interface ServerDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  /** For `requireBearer(deps.verifyBearer)`. */
  readonly verifyBearer: VerifyBearer;
}

/** What an account may use now, as access tokens and the account call name it. `name` is the tier: `plus` or `pro`. */
export interface GrantedEntitlement {
  readonly product: string;
  readonly name: string;
}

/** Knows what an account has paid for; the subscription room implements it. */
export abstract class EntitlementSource {
  /** The entitlements as they stand now; empty without a subscription. Rejects when the store is away. */
  abstract of(accountId: string): Promise<readonly GrantedEntitlement[]>;
}
