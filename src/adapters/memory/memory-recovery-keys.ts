import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import { drawRecoveryKey, normaliseRecoveryKey } from '../../domain/account/recovery-key.ts';
import { type TooManyRequests, tooMany } from '../../domain/failure.ts';
import { afterHappening, emptyHistory, waitFor } from '../../domain/limits/limit-history.ts';
import { limitRules } from '../../domain/limits/limit-table.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthState } from './memory-auth-state.ts';

/** In memory there is one network, nobody's: only what is counted by key counts. */
const trying = limitRules.filter(({ action, by }) => action === 'try-recovery-key' && by === 'key');

/** Keeps the recovery keys of accounts. */
export class MemoryRecoveryKeys {
  constructor(
    private readonly state: MemoryAuthState,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Makes an account's key in place of an earlier one. */
  make(account: string): string {
    const key = drawRecoveryKey((count) => this.random.bytes(count));
    const row = this.state.accounts[account];
    if (row !== undefined) row.recoveryKey = key;
    return key;
  }

  /** The account of a key; each try of it is counted, also a right one. */
  redeem(typed: string): Result<string, TooManyRequests | { readonly code: 'invalid_login_credentials' }> {
    const key = normaliseRecoveryKey(typed);
    if (key === null) return failure({ code: 'invalid_login_credentials' });
    const now = this.clock.now();
    const history = this.state.keyTries[key] ?? emptyHistory;
    const wait = waitFor(history, trying, now);
    if (wait > 0) return failure(tooMany(wait));
    this.state.keyTries[key] = afterHappening(history, trying, now);
    const account = Object.entries(this.state.accounts).find(([, row]) => row.recoveryKey === key)?.[0];
    return account === undefined ? failure({ code: 'invalid_login_credentials' }) : success(account);
  }
}
