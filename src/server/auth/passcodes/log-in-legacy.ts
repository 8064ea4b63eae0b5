import type { Kysely } from 'kysely';
import { normaliseEmail } from '../../../domain/account/email.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { LegacyTokens } from '../tokens/legacy-tokens.ts';
import type { Passcodes } from './passcodes.ts';
import { proveAddress } from './prove-address.ts';

/** What a sign-in of the first version gives. */
export interface LegacySignIn {
  readonly accountId: string;
  readonly email: string;
  readonly authToken: string;
}

/** Signs in as the first version did: address and passcode for one long-lived token, without session or PKCE. */
export class LogInLegacy {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly tokens: LegacyTokens,
  ) {}

  async execute(request: {
    readonly email: string;
    readonly passcode: string;
    readonly network: string;
  }): Promise<Result<LegacySignIn, { readonly code: 'invalid_login_credentials' } | TooManyRequests>> {
    const address = normaliseEmail(request.email);
    return this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      const { passcode, network } = request;
      const proved = await proveAddress(trx, this.passcodes, { address, passcode, network, now });
      if (!proved.ok) return proved;
      const authToken = await this.tokens.issue(trx, proved.value, now);
      const who = `account ${proved.value}` as const;
      await writeAudit(
        trx,
        { actor: who, action: 'signed-in', subject: who, reason: 'by the first version' },
        now,
      );
      return success({ accountId: proved.value, email: address, authToken });
    });
  }
}
