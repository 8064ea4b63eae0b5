import type { Kysely } from 'kysely';
import { normalizeEmail } from '../../../domain/account/email.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits/limits.ts';
import type { LegacyTokens } from '../tokens/legacy-tokens.ts';
import type { Passcodes } from './passcodes.ts';
import { proveAddress } from './prove-address.ts';
import { type RefusedPasscode, tryPasscode } from './try-passcode.ts';

/** The result of a version 1 sign-in. */
export interface LegacySignIn {
  readonly accountId: string;
  readonly email: string;
  readonly authToken: string;
}

/**
 * Signs in as in version 1: address and passcode for one long-lived token, without session or PKCE. A repeated passcode is
 * refused, because no session identifies its sender; as it was right, it does not count as a wrong try.
 */
export class LogInLegacy {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly passcodes: Passcodes,
    private readonly tokens: LegacyTokens,
    private readonly limits: Limits,
  ) {}

  async execute(request: {
    readonly email: string;
    readonly passcode: string;
    readonly network: string;
  }): Promise<Result<LegacySignIn, RefusedPasscode | TooManyRequests>> {
    const address = normalizeEmail(request.email);
    const { passcode, network } = request;
    const by = { address, network, now: this.clock.now(), call: `${address} ${passcode}` };
    return tryPasscode(this.limits, by, (attempt) => this.enter({ passcode, ...attempt }));
  }

  private enter(attempt: {
    readonly address: string;
    readonly passcode: string;
    readonly now: number;
    readonly closes: boolean;
  }): Promise<Result<LegacySignIn, RefusedPasscode>> {
    const { address, passcode, now } = attempt;
    return this.db.transaction().execute(async (trx) => {
      if (await this.passcodes.isUsed(trx, address, passcode, now)) return this.passcodes.refuseUsed();
      const proved = await proveAddress(trx, this.passcodes, attempt);
      if (!proved.ok) return proved;
      await this.passcodes.noteUsed(trx, address, passcode, now);
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
