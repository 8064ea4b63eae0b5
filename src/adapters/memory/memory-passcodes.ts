import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import type { TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthState } from './memory-auth-state.ts';

/** The wire contract's limits in their short form, in milliseconds: enough to meet each answer. */
const limits = {
  life: 600_000,
  valid: 2,
  betweenSends: 60_000,
  hour: 3_600_000,
  anHour: 5,
  wrong: 5,
  closed: 900_000,
};

/** Makes and checks the passcodes of addresses. */
export class MemoryPasscodes {
  constructor(
    private readonly addresses: MemoryAuthState['addresses'],
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** A new passcode; the last two stay valid. */
  issue(address: string, purpose: string): Result<string, TooManyRequests> {
    const row = this.row(address);
    const now = this.clock.now();
    const fifthLast = row.sentAt.at(-limits.anHour) ?? Number.NEGATIVE_INFINITY;
    const last = row.sentAt.at(-1) ?? Number.NEGATIVE_INFINITY;
    const free = Math.max(last + limits.betweenSends, fifthLast + limits.hour, row.closedUntil);
    if (free > now) return tooMany(free - now);
    const number = [...this.random.bytes(4)].reduce((sum, byte) => sum * 256 + byte, 0);
    const passcode = String(number % 1_000_000).padStart(6, '0');
    row.sentAt.push(now);
    const others = row.passcodes.filter((other) => other.purpose !== purpose);
    const same = row.passcodes.filter((other) => other.purpose === purpose);
    row.passcodes = [...others, ...same.slice(1 - limits.valid), { purpose, passcode, sentAt: now }];
    return success(passcode);
  }

  /** Uses up the right passcode and its siblings; a wrong try is counted, and so is one that is not usable. */
  redeem(
    address: string,
    purpose: string,
    passcode: string,
    usable: boolean,
  ): Result<void, TooManyRequests | { readonly code: 'invalid_login_credentials' }> {
    const row = this.row(address);
    const now = this.clock.now();
    if (row.closedUntil > now) return tooMany(row.closedUntil - now);
    const right = row.passcodes.some(
      (sent) => sent.purpose === purpose && sent.passcode === passcode && sent.sentAt > now - limits.life,
    );
    if (right && usable) {
      row.passcodes = row.passcodes.filter((sent) => sent.purpose !== purpose);
      row.wrongAt = [];
      return success(undefined);
    }
    row.wrongAt = [...row.wrongAt.filter((at) => at > now - limits.life), now];
    if (row.wrongAt.length >= limits.wrong) {
      row.wrongAt = [];
      row.closedUntil = now + limits.closed;
    }
    return failure({ code: 'invalid_login_credentials' });
  }

  private row(address: string) {
    const row = this.addresses[address] ?? { sentAt: [], wrongAt: [], closedUntil: 0, passcodes: [] };
    this.addresses[address] = row;
    return row;
  }
}

function tooMany(wait: number) {
  return failure({ code: 'too_many_requests', retryAfterSeconds: Math.ceil(wait / 1000) });
}
