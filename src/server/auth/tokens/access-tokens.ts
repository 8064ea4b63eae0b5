import { errors, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { second } from '../../../domain/duration.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { EntitlementSource } from '../../deps.ts';
import type { BearerAccount } from '../../http/bearer.ts';
import { signToken } from '../keys/sign-token.ts';
import { signatureAlgorithm } from '../keys/signing-key-store.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import { lifetimes } from '../lifetimes.ts';
import type { GrantedTokens } from './token-answer.ts';

/** The account an access token belongs to; `familyId` identifies the sign-in it came from. */
export interface SignedIn extends BearerAccount {
  readonly familyId: string;
}

type IssuedAccess = Pick<GrantedTokens, 'accessToken' | 'expiresInSeconds'>;
type Entitlement = Awaited<ReturnType<EntitlementSource['of']>>[number];

const audience = 'PrivacyPro';
const scope = 'privacypro';

const Claims = z.object({
  sub: z.uuid(),
  scope: z.literal(scope),
  api: z.literal('v2'),
  jti: z.string().check(z.regex(/^[0-9a-f-]{36}:[0-9a-f-]{36}$/)),
});

/** Issues and verifies access tokens: JWTs signed with ES256, whose `jti` starts with their family. */
export class AccessTokens {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
    private readonly entitlements: EntitlementSource,
    private readonly issuer: string,
  ) {}

  /** Issues a token for an account's current state. `lifetime` in milliseconds, 4 hours by default. */
  async issue(account: SignedIn, lifetime: number = lifetimes.accessToken): Promise<IssuedAccess> {
    return this.sign(account, await this.entitlementsOf(account.accountId), lifetime);
  }

  /** An account's current entitlements, for {@link sign} in a transaction. Must not be called inside one itself. */
  entitlementsOf(accountId: string): Promise<readonly Entitlement[]> {
    return this.entitlements.of(accountId);
  }

  /** Signs a token with the given entitlements. Does not query the store, so it may be called in a transaction. */
  async sign(
    account: SignedIn,
    entitlements: readonly Entitlement[],
    lifetime: number = lifetimes.accessToken,
  ): Promise<IssuedAccess> {
    const { accountId, familyId, email } = account;
    const { issuer } = this;
    const now = this.clock.now();
    const accessToken = await signToken(
      this.keys.current(now),
      { issuer, audience, scope, accountId, familyId, issuedAt: now, lifetime },
      { email, entitlements: entitlements.map(({ product, name }) => ({ product, name })) },
    );
    return { accessToken, expiresInSeconds: Math.floor(lifetime / second) };
  }

  /**
   * The account a token currently belongs to, or null: forged, expired, of an ended family, or the account is gone. An account
   * with a requested deletion counts as gone unless `leaving` is set, for completing the deletion.
   */
  async verify(token: string, options: { readonly leaving?: boolean } = {}): Promise<SignedIn | null> {
    const claims = await this.claimsOf(token);
    if (claims === null) return null;
    const [familyId = ''] = claims.jti.split(':');
    const row = await this.db
      .selectFrom('token_family')
      .innerJoin('account', 'account.id', 'token_family.account_id')
      .select(['account.id', 'account.email', 'account.deletion_asked_at', 'account.deleted_at'])
      .where('token_family.id', '=', familyId)
      .where('account.id', '=', claims.sub)
      .where('token_family.ended_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined || row.deleted_at !== null) return null;
    if (row.deletion_asked_at !== null && options.leaving !== true) return null;
    return { accountId: row.id, email: row.email, familyId };
  }

  /** The account named in a token, by its signature alone: it may be signed out or gone by now. Null when forged or expired. */
  async accountIn(token: string): Promise<string | null> {
    return (await this.claimsOf(token))?.sub ?? null;
  }

  private async claimsOf(token: string): Promise<z.infer<typeof Claims> | null> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keys.resolve(header), {
        algorithms: [signatureAlgorithm],
        issuer: this.issuer,
        audience,
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(this.clock.now()),
      });
      const claims = Claims.safeParse(payload);
      return claims.success ? claims.data : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
