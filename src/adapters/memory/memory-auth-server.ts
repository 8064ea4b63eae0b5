import type {
  AccountInfo,
  ConfirmEmailChangeFailure,
  RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import { encodeBase64Url } from '../../domain/account/base64url.ts';
import { isEmail, normaliseEmail } from '../../domain/account/email.ts';
import { lifetimes } from '../../domain/account/lifetimes.ts';
import { isCodeChallenge } from '../../domain/account/pkce.ts';
import type { InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { emptyAuthState, type MemoryAuthState } from './memory-auth-state.ts';
import type { MemoryMailbox } from './memory-mailbox.ts';
import { MemoryPasscodes } from './memory-passcodes.ts';
import { MemoryRecoveryKeys } from './memory-recovery-keys.ts';
import { MemoryTokens } from './memory-tokens.ts';

interface EmailRequest {
  readonly email: string | null;
  readonly locale: string;
}
interface EmailConfirmation {
  readonly email: string | null;
  readonly passcode: string;
  readonly hash: string;
}

/** An auth service that keeps the wire contract's rules, without HTTP and without signatures. */
export class MemoryAuthServer {
  /** Both versions of the service count against the same limits. */
  readonly passcodes: MemoryPasscodes;
  readonly tokens: MemoryTokens;
  private readonly recoveryKeys: MemoryRecoveryKeys;

  constructor(
    private readonly clock: Clock,
    private readonly random: Random,
    private readonly mailbox: MemoryMailbox,
    readonly state: MemoryAuthState = emptyAuthState(),
  ) {
    this.passcodes = new MemoryPasscodes(state.addresses, clock, random);
    this.tokens = new MemoryTokens(state, clock, random);
    this.recoveryKeys = new MemoryRecoveryKeys(state, clock, random);
  }

  /** Opens an authorization session and gives its cookie. A token of the first service links its account. */
  authorize(
    challenge: string,
    legacyToken: string | null,
  ): Result<string, { readonly code: 'invalid_authorization_request' }> {
    if (!isCodeChallenge(challenge)) return failure({ code: 'invalid_authorization_request' });
    const linked = legacyToken === null ? null : this.accountOfLegacyToken(legacyToken);
    if (legacyToken !== null && linked === null) return failure({ code: 'invalid_authorization_request' });
    const cookie = this.secret();
    const until = this.clock.now() + lifetimes.session;
    this.state.sessions[cookie] = { challenge, until, open: true, createdAccount: linked };
    return success(cookie);
  }

  /** Creates the session's account; asked again it is the same one. */
  createAccount(
    cookie: string | null,
  ): Result<{ readonly code: string }, { readonly code: 'invalid_session_id' }> {
    const session = this.session(cookie);
    if (session === null) return failure({ code: 'invalid_session_id' });
    session.createdAccount ??= this.addAccount(null);
    return success({ code: this.tokens.issueCode(session.createdAccount, session.challenge) });
  }

  /** Adds an account, as a seed or a create call does, and gives its id. */
  addAccount(email: string | null): string {
    const id = this.random.uuid();
    this.state.accounts[id] = { email };
    return id;
  }

  /** The token by which the first service knows an account; made when first asked for. */
  legacyTokenOf(account: string): string {
    const row = this.state.accounts[account];
    if (row === undefined) throw new Error('No such account');
    row.legacyToken ??= this.random.uuid();
    return row.legacyToken;
  }

  /** The account of a token of the first service; null for a token that is none. */
  accountOfLegacyToken(token: string): string | null {
    return Object.entries(this.state.accounts).find(([, row]) => row.legacyToken === token)?.[0] ?? null;
  }

  sendPasscode(
    cookie: string | null,
    request: { readonly email: string; readonly locale: string },
  ): Result<void, { readonly code: 'invalid_email_address' | 'invalid_session_id' } | TooManyRequests> {
    if (this.session(cookie) === null) return failure({ code: 'invalid_session_id' });
    const to = normaliseEmail(request.email);
    if (!isEmail(to)) return failure({ code: 'invalid_email_address' });
    const issued = this.passcodes.issue(to, 'sign-in');
    if (!issued.ok) return issued;
    const passcode = this.accountOf(to) === null ? null : issued.value;
    this.mailbox.receive({ to, locale: request.locale, passcode });
    return success(undefined);
  }

  signIn(
    cookie: string | null,
    request: { readonly email: string; readonly passcode: string },
  ): Result<
    { readonly code: string },
    { readonly code: 'invalid_login_credentials' | 'invalid_session_id' } | TooManyRequests
  > {
    const session = this.session(cookie);
    if (session === null) return failure({ code: 'invalid_session_id' });
    const email = normaliseEmail(request.email);
    const account = this.accountOf(email);
    const redeemed = this.passcodes.redeem(email, 'sign-in', request.passcode, account !== null);
    if (!redeemed.ok) return redeemed;
    session.open = false;
    return success({ code: this.tokens.issueCode(account ?? '', session.challenge) });
  }

  signInByKey(
    cookie: string | null,
    key: string,
  ): Result<
    { readonly code: string },
    { readonly code: 'invalid_login_credentials' | 'invalid_session_id' } | TooManyRequests
  > {
    const session = this.session(cookie);
    if (session === null) return failure({ code: 'invalid_session_id' });
    const account = this.recoveryKeys.redeem(key);
    if (!account.ok) return account;
    session.open = false;
    return success({ code: this.tokens.issueCode(account.value, session.challenge) });
  }

  /** Makes the recovery key of the token's account. */
  makeRecoveryKey(accessToken: string): Result<{ readonly key: string }, InvalidToken> {
    const holder = this.tokens.verify(accessToken);
    if (holder === null) return failure({ code: 'invalid_token' });
    return success({ key: this.recoveryKeys.make(holder.account) });
  }

  /** Ends every session of the token's account, and its token of the first version. */
  signOutEverywhere(accessToken: string): Result<void, InvalidToken> {
    const holder = this.tokens.verify(accessToken);
    if (holder === null) return failure({ code: 'invalid_token' });
    this.tokens.endAll(holder.account, null);
    const row = this.state.accounts[holder.account];
    if (row !== undefined) delete row.legacyToken;
    return success(undefined);
  }

  /** The token's account; this server's accounts are entitled to nothing. */
  info(accessToken: string): Result<AccountInfo, InvalidToken> {
    const holder = this.tokens.verify(accessToken);
    if (holder === null) return failure({ code: 'invalid_token' });
    const email = this.state.accounts[holder.account]?.email ?? null;
    return success({ id: holder.account, email, entitlements: [] });
  }

  requestEmailChange(
    accessToken: string,
    request: EmailRequest,
  ): Result<{ readonly hash: string }, RequestEmailChangeFailure> {
    const holder = this.tokens.verify(accessToken);
    return holder === null ? failure({ code: 'invalid_token' }) : this.askForEmail(holder.account, request);
  }

  confirmEmailChange(
    accessToken: string,
    request: EmailConfirmation,
  ): Result<{ readonly email: string }, ConfirmEmailChangeFailure> {
    const holder = this.tokens.verify(accessToken);
    return holder === null
      ? failure({ code: 'invalid_token' })
      : this.changeEmail(holder.account, request, holder.family);
  }

  /** Asks for an account's address to be changed, or with null to be removed. */
  askForEmail(
    account: string,
    request: EmailRequest,
  ): Result<{ readonly hash: string }, RequestEmailChangeFailure> {
    const email = request.email === null ? null : normaliseEmail(request.email);
    const to = email ?? this.state.accounts[account]?.email ?? '';
    if (!isEmail(to)) return failure({ code: 'invalid_email_address' });
    if ((this.accountOf(to) ?? account) !== account) return failure({ code: 'email_address_in_use' });
    const issued = this.passcodes.issue(to, `email of ${account}`);
    if (!issued.ok) return issued;
    this.mailbox.receive({ to, locale: request.locale, passcode: issued.value });
    const hash = this.secret();
    this.state.emailChanges[hash] = { account, email, until: this.clock.now() + lifetimes.emailChange };
    return success({ hash });
  }

  /**
   * Carries out the change that was asked for; gives the address that was set or removed. When there was one, every other
   * session than `family` ends; null for a token of the first version.
   */
  changeEmail(
    account: string,
    request: EmailConfirmation,
    family: string | null,
  ): Result<{ readonly email: string }, ConfirmEmailChangeFailure> {
    const change = this.state.emailChanges[request.hash];
    const email = request.email === null ? null : normaliseEmail(request.email);
    const holds = change?.account === account && change.email === email && change.until > this.clock.now();
    if (!holds) return failure({ code: 'invalid_link_signature' });
    const row = this.state.accounts[account];
    const address = email ?? row?.email ?? '';
    if ((this.accountOf(address) ?? account) !== account) return failure({ code: 'email_address_in_use' });
    const redeemed = this.passcodes.redeem(address, `email of ${account}`, request.passcode, true);
    if (!redeemed.ok) return redeemed;
    const had = row?.email ?? null;
    if (row !== undefined) row.email = email;
    if (had !== null && had !== email) this.tokens.endAll(account, family);
    if ((had === null) !== (email === null)) this.tokens.renewLifetimes(account);
    return success({ email: address });
  }

  private session(cookie: string | null) {
    const session = this.state.sessions[cookie ?? ''];
    return session?.open && session.until > this.clock.now() ? session : null;
  }

  /** The account that has an address; null when none has. */
  accountOf(email: string): string | null {
    return Object.entries(this.state.accounts).find(([, account]) => account.email === email)?.[0] ?? null;
  }

  private secret(): string {
    return encodeBase64Url(this.random.bytes(32));
  }
}
