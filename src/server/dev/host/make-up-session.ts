import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { hostTokenStates } from '../../../contract/dev-host.ts';
import { hour } from '../../../domain/duration.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { signToken } from '../../auth/keys/sign-token.ts';
import { SigningKeys } from '../../auth/keys/signing-keys.ts';
import { lifetimes } from '../../auth/lifetimes.ts';
import { LegacyTokens } from '../../auth/tokens/legacy-tokens.ts';
import { TokenFamilies } from '../../auth/tokens/token-families.ts';
import type { Database } from '../../db/schema.ts';
import type { EntitlementSource, GrantedEntitlement, ServerDeps } from '../../deps.ts';
import { KeyedHash } from '../../keyed-hash.ts';
import type { Simulator } from '../../payment/simulator/simulator.ts';
import { suggested } from '../typed-card.ts';

/** Longer than the lifetime of any token. */
const longAgo = 500 * 24 * hour;

/** What an app would store for a user. */
export interface MadeUpSession {
  readonly accountId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly legacyToken: string;
  readonly entitlements: readonly GrantedEntitlement[];
}

type Deps = Pick<ServerDeps, 'config' | 'clock' | 'db'>;

/** Creates a test account with an app session, signed like any other, for developers of apps. */
export class MakeUpSession {
  private readonly hash: KeyedHash;

  constructor(
    private readonly deps: Deps,
    private readonly simulator: Simulator,
    private readonly entitlements: EntitlementSource,
  ) {
    this.hash = new KeyedHash(deps.config.secrets.site);
  }

  /** Fails with `no_subscription` when the purchase did not arrive: the simulator is not the provider, or the site is unreachable. */
  async execute(
    state: (typeof hostTokenStates)[number],
    subscribed: boolean,
  ): Promise<Result<MadeUpSession, { readonly code: 'no_subscription' }>> {
    const { db, clock } = this.deps;
    const accountId = randomUUID();
    await db.transaction().execute((trx) => makeAccount(trx, accountId, clock.now()));
    if (subscribed) await this.buy(accountId);
    const entitlements = await this.entitlements.of(accountId);
    if (subscribed && entitlements.length === 0) return failure({ code: 'no_subscription' });
    return success({ accountId, entitlements, ...(await this.sign(state, accountId, entitlements)) });
  }

  private async buy(accountId: string): Promise<void> {
    const { clock, config } = this.deps;
    const order = {
      cartId: randomUUID(),
      accountId,
      customerRef: null,
      productId: 'privacy-pro-monthly-us',
      origin: null,
      trialDays: 0,
      returnUrl: new URL('/pro/welcome', config.publicUrl),
      cancelUrl: new URL('/pro', config.publicUrl),
      locale: 'en',
    };
    const opened = await this.simulator.provider.openCheckout(order, order.cartId);
    if (!opened.ok) return;
    await this.simulator.hosted.pay(opened.value.ref, suggested('succeeds', clock.now()));
    await this.simulator.settled();
  }

  private async sign(
    state: (typeof hostTokenStates)[number],
    accountId: string,
    entitlements: readonly GrantedEntitlement[],
  ): Promise<Pick<MadeUpSession, 'accessToken' | 'refreshToken' | 'legacyToken'>> {
    const { db, clock, config } = this.deps;
    const keys = await SigningKeys.open(db, clock, config.secrets.site);
    const families = new TokenFamilies(this.hash, keys, config.publicUrl);
    const legacy = new LegacyTokens(db, clock, this.hash, { read: (look) => look(db) });
    const now = clock.now();
    const refreshBegan = { active: now, 'access-expired': now, expired: now - longAgo, reused: now - hour };
    const accessBegan = state === 'active' || state === 'reused' ? now : now - lifetimes.accessToken - hour;
    return db.transaction().execute(async (trx) => {
      const account = { id: accountId, email: null };
      const { familyId, refreshToken } = await families.start(
        trx,
        account,
        config.clients.apps,
        refreshBegan[state],
      );
      const given = state === 'reused' ? await families.find(trx, refreshToken) : undefined;
      if (given !== undefined)
        await families.succeed(trx, { ...given, email: null }, refreshToken, now - hour);
      const accessToken = await signToken(
        keys.current(now),
        {
          issuer: config.publicUrl,
          audience: 'PrivacyPro',
          scope: 'privacypro',
          accountId,
          familyId,
          issuedAt: accessBegan,
          lifetime: lifetimes.accessToken,
        },
        { email: null, entitlements: [...entitlements] },
      );
      return { accessToken, refreshToken, legacyToken: await legacy.issue(trx, accountId, now) };
    });
  }
}

async function makeAccount(trx: Transaction<Database>, accountId: string, now: number): Promise<void> {
  await trx.insertInto('account').values({ id: accountId, created_at: now }).execute();
  const subject = `account ${accountId}` as const;
  const reason = 'made up for a developer of host apps';
  await writeAudit(trx, { actor: 'server', action: 'account-created', subject, reason }, now);
}
