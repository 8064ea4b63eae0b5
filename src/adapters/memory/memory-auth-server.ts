import type {
  AccountInfo,
  ConfirmEmailChangeFailure,
  EmailChangeRequest,
  RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import { isUnderWay, judgeRepeatedEntry } from '../../domain/account/authorization-session.ts';
import { encodeBase64Url } from '../../domain/account/base64url.ts';
import { isEmail, normalizeEmail } from '../../domain/account/email.ts';
import { lifetimes } from '../../domain/account/lifetimes.ts';
import { normalizePasscode } from '../../domain/account/passcode.ts';
import { isCodeChallenge } from '../../domain/account/pkce.ts';
import { drawRecoveryKey, normalizeRecoveryKey } from '../../domain/account/recovery-key.ts';
import type { InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { accountOf, emptyAuthState, type MemoryAuthState } from './memory-auth-state.ts';
import { type EmailConfirmation, MemoryEmailChanges } from './memory-email-changes.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import { MemoryPasscodes } from './memory-passcodes.ts';
import { MemoryTokens } from './memory-tokens.ts';

type Failed = { readonly code: string };
type Code<Failure extends Failed> = Result<
  { readonly code: string },
  Failure | { readonly code: 'invalid_session_id' }
>;
type BadCredentials = { readonly code: 'invalid_login_credentials' };

/** The state and calls of the auth service, decided by the domain. Without HTTP and signatures. */
export class MemoryAuthServer {
  readonly tokens: MemoryTokens;
  readonly emailChanges: MemoryEmailChanges;
  readonly passcodes: MemoryPasscodes;

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly mailbox: MemoryMailbox,
    readonly state: MemoryAuthState = emptyAuthState(),
  ) {
    this.passcodes = new MemoryPasscodes(state.addresses, clock, random);
    this.tokens = new MemoryTokens(state, clock, random);
    this.emailChanges = new MemoryEmailChanges(state, clock, random, mailbox, this.passcodes, this.tokens);
  }

  /** Opens an authorization session and returns its cookie. A v1 token links its account. */
  authorize(
    challenge: string,
    legacyToken: string | null,
  ): Result<string, { readonly code: 'invalid_authorization_request' }> {
    const linked = legacyToken === null ? null : this.accountOfLegacyToken(legacyToken);
    if (!isCodeChallenge(challenge) || (legacyToken !== null && linked === null))
      return failure({ code: 'invalid_authorization_request' });
    const cookie = this.secret();
    const expiresAt = this.clock.now() + lifetimes.session;
    this.state.sessions[cookie] = { challenge, expiresAt, closedAt: null, createdAccount: linked };
    return success(cookie);
  }

  /** Creates the session's account; repeated calls return the same one. */
  createAccount(cookie: string | null): Code<never> {
    const session = this.session(cookie);
    if (session === null) return failure({ code: 'invalid_session_id' });
    session.createdAccount ??= this.addAccount(null);
    return success({ code: this.tokens.issueCode(session.createdAccount, session.challenge) });
  }

  /** Adds an account, for a seed or a create call, and returns its id. */
  addAccount(email: string | null): string {
    const id = this.random.uuid();
    this.state.accounts[id] = { email };
    return id;
  }

  /** The v1 token of an account, created on first use. */
  legacyTokenOf(account: string): string {
    const row = this.state.accounts[account];
    if (row === undefined) throw new Error('No such account');
    row.legacyToken ??= this.random.uuid();
    return row.legacyToken;
  }

  /** The account of a v1 token; null for an unknown token. */
  accountOfLegacyToken(token: string): string | null {
    return Object.entries(this.state.accounts).find(([, row]) => row.legacyToken === token)?.[0] ?? null;
  }

  sendPasscode(
    cookie: string | null,
    request: { readonly email: string; readonly locale: string },
  ): Result<void, { readonly code: 'invalid_email_address' | 'invalid_session_id' } | TooManyRequests> {
    return this.session(cookie) === null
      ? failure({ code: 'invalid_session_id' })
      : this.mailPasscode(request);
  }

  /** Mails a sign-in passcode, or a mail saying that there is no account. Used by both versions of the service. */
  mailPasscode(request: {
    readonly email: string;
    readonly locale: string;
  }): Result<void, { readonly code: 'invalid_email_address' } | TooManyRequests> {
    const to = normalizeEmail(request.email);
    if (!isEmail(to)) return failure({ code: 'invalid_email_address' });
    const issued = this.passcodes.issue(to, 'sign-in');
    if (!issued.ok) return issued;
    const passcode = accountOf(this.state, to) === null ? null : issued.value;
    this.mailbox.receive({ to, locale: request.locale, passcode });
    return success(undefined);
  }

  signIn(
    cookie: string | null,
    request: { readonly email: string; readonly passcode: string },
  ): Code<BadCredentials | TooManyRequests> {
    const address = normalizeEmail(request.email);
    const proof = `${address} ${normalizePasscode(request.passcode)}`;
    const session = this.state.sessions[cookie ?? ''];
    if (session?.proof === undefined) return this.enter(cookie, () => this.proveAddress(request), proof);
    const account = accountOf(this.state, address);
    const given = Object.values(this.state.codes).filter(({ challenge }) => challenge === session.challenge);
    const entry = {
      ...session,
      isSameAccount: given.some((code) => code.account === account),
      isSamePasscode: session.proof === proof,
      isExchanged: given.some(({ usedAt }) => usedAt !== null),
    };
    const open = this.passcodes.mayTry(address);
    if (!open.ok) return open;
    const judged = judgeRepeatedEntry(entry, this.clock.now());
    if (judged === 'wrong') return this.passcodes.refuse(address);
    if (judged === 'over' || account === null) return failure({ code: 'invalid_session_id' });
    return success({ code: this.tokens.issueCode(account, session.challenge) });
  }

  signInByKey(cookie: string | null, key: string): Code<BadCredentials> {
    return this.enter(cookie, () => {
      const typed = normalizeRecoveryKey(key);
      const account = Object.entries(this.state.accounts).find(([, row]) => row.recoveryKey === typed)?.[0];
      return account === undefined ? failure({ code: 'invalid_login_credentials' }) : success(account);
    });
  }

  /** The account of an address whose passcode was entered. Both versions of the service count against the same limits. */
  proveAddress(request: {
    readonly email: string;
    readonly passcode: string;
  }): Result<string, BadCredentials | TooManyRequests> {
    const email = normalizeEmail(request.email);
    const account = accountOf(this.state, email);
    const redeemed = this.passcodes.redeem(email, 'sign-in', request.passcode, account !== null);
    return redeemed.ok ? success(account ?? '') : redeemed;
  }

  /** Makes the recovery key of the token's account, replacing an earlier one. */
  makeRecoveryKey(accessToken: string): Result<{ readonly key: string }, InvalidToken> {
    return this.withHolder(accessToken, ({ account }) => {
      const key = drawRecoveryKey((count) => this.random.bytes(count));
      this.change(account, { recoveryKey: key });
      return success({ key });
    });
  }

  /** Acknowledges that the key is saved. Nothing here ends unreachable accounts, so nothing is stored. */
  noteRecoveryKeyKept(accessToken: string): Result<void, InvalidToken> {
    return this.withHolder(accessToken, () => success(undefined));
  }

  /** Ends every session of the token's account, and its v1 token. */
  signOutEverywhere(accessToken: string): Result<void, InvalidToken> {
    return this.withHolder(accessToken, ({ account }) => {
      this.tokens.endAll(account, null);
      this.change(account, { legacyToken: undefined });
      return success(undefined);
    });
  }

  /** The token's account. */
  info(accessToken: string): Result<Omit<AccountInfo, 'entitlements'>, InvalidToken> {
    return this.withHolder(accessToken, ({ account }) =>
      success({ id: account, email: this.emailOf(account) }),
    );
  }

  requestEmailChange(
    accessToken: string,
    request: EmailChangeRequest,
  ): Result<{ readonly hash: string }, RequestEmailChangeFailure> {
    return this.withHolder(accessToken, ({ account }) => this.emailChanges.request(account, request));
  }

  confirmEmailChange(
    accessToken: string,
    request: EmailConfirmation,
  ): Result<{ readonly email: string }, ConfirmEmailChangeFailure> {
    return this.withHolder(accessToken, ({ account, family }) =>
      this.emailChanges.confirm(account, request, family),
    );
  }

  /** Links a session to the account that `prove` finds, and closes it. */
  private enter<Failure extends Failed>(
    cookie: string | null,
    prove: () => Result<string, Failure>,
    proof?: string,
  ): Code<Failure> {
    const session = this.session(cookie);
    if (session === null) return failure({ code: 'invalid_session_id' });
    const account = prove();
    if (!account.ok) return account;
    session.closedAt = this.clock.now();
    session.proof = proof;
    return success({ code: this.tokens.issueCode(account.value, session.challenge) });
  }

  private withHolder<Value, Failure extends Failed>(
    accessToken: string,
    call: (holder: { readonly account: string; readonly family: string }) => Result<Value, Failure>,
  ): Result<Value, Failure | InvalidToken> {
    const holder = this.tokens.verify(accessToken);
    return holder === null ? failure({ code: 'invalid_token' }) : call(holder);
  }

  private session(cookie: string | null) {
    const session = this.state.sessions[cookie ?? ''];
    return session !== undefined && isUnderWay(session, this.clock.now()) ? session : null;
  }

  /** The address of an account; null when it has none. */
  emailOf(account: string): string | null {
    return this.state.accounts[account]?.email ?? null;
  }

  private change(account: string, change: Partial<MemoryAuthState['accounts'][string]>): void {
    Object.assign(this.state.accounts[account] ?? {}, change);
  }

  private secret(): string {
    return encodeBase64Url(this.random.bytes(32));
  }
}
