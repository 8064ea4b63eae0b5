import { BehaviorSubject, firstValueFrom, type Observable } from 'rxjs';
import { filter } from 'rxjs/operators';
import {
  type AccessClaims,
  needsRefresh,
  readAccessToken,
  type TokenErrorReason,
  type Tokens,
} from '../../domain/account/token.ts';
import { type CallFailure, type InvalidToken, isCallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { HostBridge } from '../ports/host-bridge.ts';
import { type KeyValueStore, type StoredKey, storedEntries } from '../ports/key-value-store.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { TokenFailure } from '../ports/token-api.ts';
import type { RenewTokens } from './renew-tokens.ts';

/** The account that this browser is signed in to. */
export interface Account {
  readonly id: string;
  readonly email: string | null;
}

/**
 * Why nobody is signed in: `none` when nobody was, `signed_out` at the visitor's request, else why the service ended
 * the session.
 */
export type SignedOutReason = 'none' | 'signed_out' | 'unknown_account' | TokenErrorReason;

/** `unknown` until {@link SessionState.start} has read the browser's storage. */
export type SessionView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly kind: 'signed-in'; readonly account: Account };

/** Nobody is signed in, or no longer is. */
export type SignedOut = { readonly code: 'signed_out' };

/**
 * Why there is no access token: nobody is signed in, or the token had to be renewed and the service could not be
 * reached.
 */
export type AccessFailure = SignedOut | CallFailure;

/** What a page shows before the session is known. A single object, so that a comparison by identity sees no change. */
export const unknownSession: SessionView = { kind: 'unknown' };

/** The session of this browser: shared by its tabs, kept in storage and renewed before it expires. */
export class SessionState {
  private readonly subject = new BehaviorSubject(unknownSession);
  /** Renewals in flight, by the token that is no longer valid; null for an unconditional renewal. */
  private readonly renewals = new Map<string | null, Promise<Result<Tokens, AccessFailure>>>();
  private readonly isSettled = new BehaviorSubject(false);
  private started = false;
  private fromOther = false;

  /** The current session, then each change. */
  readonly session$: Observable<SessionView> = this.subject.asObservable();

  constructor(
    private readonly renewTokens: RenewTokens,
    private readonly store: KeyValueStore,
    private readonly lock: TabLock,
    private readonly clock: Clock,
    private readonly hostApp: Pick<HostApp, 'present'>,
    private readonly bridge: Pick<HostBridge, 'present'>,
  ) {}

  get current(): SessionView {
    return this.subject.value;
  }

  /** Whether another page of this browser was the last to start, end or renew the session. */
  get isOfOtherPage(): boolean {
    return this.fromOther;
  }

  /**
   * Loads the stored session and then follows the other tabs. In a host app nobody is reported as signed out until the
   * app has been asked: see {@link settle}.
   */
  start(): void {
    if (this.started) return;
    this.started = true;
    const kept = this.store.read('session');
    if (kept !== null || !this.hostApp.present) this.show(kept, 'none');
    this.store.changes$('session').subscribe((tokens) => {
      this.fromOther = true;
      this.show(tokens, 'signed_out');
    });
  }

  /** Records that the host app has been asked whose session this is, whether or not it answered. */
  settle(): void {
    this.isSettled.next(true);
    if (this.current.kind === 'unknown') this.show(this.store.read('session'), 'none');
  }

  /**
   * Resolves once the host app or our own browser has been asked whose session this is; immediately in any other
   * browser.
   */
  async settled(): Promise<void> {
    if (this.hostApp.present || this.bridge.present)
      await firstValueFrom(this.isSettled.pipe(filter(Boolean)));
  }

  /**
   * Makes these tokens the browser's session; `isNew` when the account was just created. Fails and changes nothing when
   * the access token cannot be read.
   */
  adopt(tokens: Tokens, { isNew = false } = {}): Result<Account, { readonly code: 'communication' }> {
    const claims = readAccessToken(tokens.accessToken);
    if (claims === null) return failure({ code: 'communication' });
    this.noteUse(claims, isNew);
    this.fromOther = false;
    this.store.write('session', tokens);
    this.show(tokens, 'none');
    return success({ id: claims.accountId, email: claims.email });
  }

  /** Forgets the session and everything that belongs to it. */
  end(reason: SignedOutReason): void {
    for (const key of storedKeys) if (storedEntries[key].clearedOnSignOut) this.store.remove(key);
    this.show(null, reason);
  }

  /** Tokens that stay valid for a while, renewed if necessary; those without a refresh token are used until they expire. */
  async tokens(): Promise<Result<Tokens, AccessFailure>> {
    const tokens = this.store.read('session');
    if (tokens === null) return this.nobody();
    this.show(tokens, 'none');
    if (this.isGood(tokens)) return success(tokens);
    const renewed = await this.renewFrom(tokens.accessToken);
    return !renewed.ok && isCallFailure(renewed.error) && this.isUsable(tokens) ? success(tokens) : renewed;
  }

  /** Renews the tokens even while they are valid, so that their claims reflect a change of the account. */
  renew(): Promise<Result<Tokens, AccessFailure>> {
    return this.renewFrom(null);
  }

  /** For the last call of a session that has ended here: its tokens, renewed if necessary and not stored. */
  async lastTokens(tokens: Tokens): Promise<Result<Tokens, TokenFailure>> {
    if (tokens.refreshToken === null || this.isGood(tokens)) return success(tokens);
    return this.lock.run('session', () => this.renewTokens.execute(tokens));
  }

  /**
   * Makes a call with the access token. If the service refuses the token, it is renewed and the call retried once; if
   * that is refused too, the session ends.
   */
  async authorized<Value, Failure extends { readonly code: string }>(
    call: (accessToken: string) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Exclude<Failure, InvalidToken> | AccessFailure>> {
    const tokens = await this.tokens();
    if (!tokens.ok) return tokens;
    const first = await call(tokens.value.accessToken);
    if (first.ok) return first;
    if (isOther(first.error)) return failure(first.error);
    const renewed = await this.renewFrom(tokens.value.accessToken);
    if (!renewed.ok) return renewed;
    const second = await call(renewed.value.accessToken);
    if (second.ok) return second;
    if (isOther(second.error)) return failure(second.error);
    this.end('invalid');
    return failure({ code: 'signed_out' });
  }

  /** Callers with the same token share one renewal. */
  private renewFrom(stale: string | null): Promise<Result<Tokens, AccessFailure>> {
    const underWay = this.renewals.get(stale);
    if (underWay !== undefined) return underWay;
    const outcome = this.lock
      .run('session', () => this.renewStored(stale))
      .finally(() => this.renewals.delete(stale));
    this.renewals.set(stale, outcome);
    return outcome;
  }

  private async renewStored(stale: string | null): Promise<Result<Tokens, AccessFailure>> {
    const tokens = this.store.read('session');
    if (tokens === null) return this.nobody();
    if (stale !== null && tokens.accessToken !== stale) return this.adopted(tokens);
    const renewed = await this.renewTokens.execute(tokens);
    const kept = this.store.read('session');
    // The visitor signed out, or signed in again, while the request was in flight: discard its result.
    if (kept === null) return this.nobody();
    if (kept.accessToken !== tokens.accessToken) return this.adopted(kept);
    if (renewed.ok) {
      const adopted = this.adopt(renewed.value);
      return adopted.ok ? renewed : adopted;
    }
    if (isCallFailure(renewed.error)) return failure(renewed.error);
    // There is no newer token, but this one has not been refused either.
    if (stale === null && tokens.refreshToken === null && this.isUsable(tokens)) return success(tokens);
    this.end(renewed.error.code === 'unknown_account' ? 'unknown_account' : renewed.error.reason);
    return failure({ code: 'signed_out' });
  }

  private isGood(tokens: Tokens): boolean {
    if (tokens.refreshToken === null) return this.isUsable(tokens);
    const claims = readAccessToken(tokens.accessToken);
    return claims !== null && !needsRefresh(claims, this.clock.now());
  }

  private isUsable({ accessToken }: Tokens): boolean {
    const claims = readAccessToken(accessToken);
    return claims !== null && claims.expiresAt > this.clock.now();
  }

  private adopted(tokens: Tokens): Result<Tokens, AccessFailure> {
    this.show(tokens, 'none');
    return success(tokens);
  }

  private nobody(): Result<Tokens, AccessFailure> {
    if (this.current.kind === 'signed-in') this.show(null, 'signed_out');
    return failure({ code: 'signed_out' });
  }

  /** Runs before observers see the session, because what they fetch depends on it. */
  private noteUse({ accountId: id, email }: AccessClaims, isNew: boolean): void {
    if (isNew) this.store.write('unusedAccount', { id, orders: false });
    else if (email !== null || this.store.read('unusedAccount')?.id !== id)
      this.store.remove('unusedAccount');
  }

  private show(tokens: Tokens | null, otherwise: SignedOutReason): void {
    const claims = tokens === null ? null : readAccessToken(tokens.accessToken);
    const next: SessionView =
      claims === null
        ? { kind: 'signed-out', reason: otherwise }
        : { kind: 'signed-in', account: accountOf(claims) };
    if (!isSame(this.current, next)) this.subject.next(next);
  }
}

const storedKeys = Object.keys(storedEntries) as readonly StoredKey[];

function accountOf(claims: AccessClaims): Account {
  return { id: claims.accountId, email: claims.email };
}

function isSame(one: SessionView, other: SessionView): boolean {
  if (one.kind === 'signed-in' && other.kind === 'signed-in') {
    return one.account.id === other.account.id && one.account.email === other.account.email;
  }
  return one.kind === 'signed-out' && other.kind === 'signed-out' && one.reason === other.reason;
}

function isOther<Failure extends { readonly code: string }>(
  error: Failure,
): error is Exclude<Failure, InvalidToken> {
  return error.code !== 'invalid_token';
}
