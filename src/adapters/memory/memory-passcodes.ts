import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import { lifetimes } from '../../domain/account/lifetimes.ts';
import {
  judgePasscode,
  normalizePasscode,
  passcodeLength,
  passcodeOf,
} from '../../domain/account/passcode.ts';
import { type TooManyRequests, tooMany } from '../../domain/failure.ts';
import { afterHappening, emptyHistory, waitFor } from '../../domain/limits/limit-history.ts';
import { limitRulesOf } from '../../domain/limits/limit-table.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthState } from './memory-auth-state.ts';

/** There are no client networks in memory, so only the limits per address apply. */
const sending = limitRulesOf('send-passcode', 'address');
const trying = limitRulesOf('try-passcode', 'address');

/** The passcodes of each address. */
export class MemoryPasscodes {
  constructor(
    private readonly addresses: MemoryAuthState['addresses'],
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Issues a new passcode for a purpose; `key` is the idempotency key that {@link isSentFor} looks up. */
  issue(address: string, purpose: string, key?: string): Result<string, TooManyRequests> {
    const row = this.row(address);
    const now = this.clock.now();
    const wait = waitFor(row.history, sending, now);
    if (wait > 0) return failure(tooMany(wait));
    row.history = afterHappening(row.history, sending, now);
    const number = [...this.random.bytes(4)].reduce((sum, byte) => sum * 256 + byte, 0);
    const passcode = passcodeOf(number % 10 ** passcodeLength);
    row.passcodes.unshift({ purpose, passcode, sentAt: now, key });
    return success(passcode);
  }

  /** Whether the request with that key has had its passcode, and it can still be used. */
  isSentFor(address: string, purpose: string, key: string): boolean {
    const since = this.clock.now() - lifetimes.passcode;
    return this.row(address).passcodes.some(
      (sent) => sent.purpose === purpose && sent.key === key && sent.sentAt > since,
    );
  }

  /** Fails while no passcode of an address is accepted. */
  mayTry(address: string): Result<void, TooManyRequests> {
    const wait = waitFor(this.row(address).history, trying, this.clock.now());
    return wait > 0 ? failure(tooMany(wait)) : success(undefined);
  }

  /** Counts a wrong attempt for an address. */
  refuse(address: string): Result<never, { readonly code: 'invalid_login_credentials' }> {
    const row = this.row(address);
    row.history = afterHappening(row.history, trying, this.clock.now());
    return failure({ code: 'invalid_login_credentials' });
  }

  /** Checks a passcode for a purpose; when it `opensSomething`, the right one is used up together with its siblings. */
  redeem(
    address: string,
    purpose: string,
    typed: string,
    opensSomething: boolean,
  ): Result<void, TooManyRequests | { readonly code: 'invalid_login_credentials' }> {
    const row = this.row(address);
    const now = this.clock.now();
    const open = this.mayTry(address);
    if (!open.ok) return open;
    const newestFirst = row.passcodes.filter((sent) => sent.purpose === purpose);
    const passcode = normalizePasscode(typed);
    const isTyped = (sent: { readonly passcode: string }) => sent.passcode === passcode;
    if (judgePasscode({ newestFirst, isTyped, opensSomething }, now) !== 'right') return this.refuse(address);
    row.passcodes = row.passcodes.filter((sent) => sent.purpose !== purpose);
    return success(undefined);
  }

  private row(address: string) {
    const row = this.addresses[address] ?? { history: emptyHistory, passcodes: [] };
    this.addresses[address] = row;
    return row;
  }
}
