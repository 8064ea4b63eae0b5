import { codeChallenge, codeVerifier, requireVerifier, verifierBytes } from '../../domain/account/pkce.ts';
import { readAccessToken, type Tokens } from '../../domain/account/token.ts';
import { isCallFailure } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { AuthorizationApi, AuthorizeFailure } from '../ports/authorization-api.ts';
import type { Digest } from '../ports/digest.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { KeyValueStore, PendingAuthorization } from '../ports/key-value-store.ts';
import type { Random } from '../ports/random.ts';
import type { TokenApi, TokenFailure } from '../ports/token-api.ts';

/** Opens a PKCE flow (RFC 7636) and exchanges its code. The state between the two is kept in storage. */
export class Authorization {
  constructor(
    private readonly api: AuthorizationApi,
    private readonly tokens: TokenApi,
    private readonly store: KeyValueStore,
    private readonly random: Random,
    private readonly digest: Digest,
    private readonly reporter: ErrorReporter,
  ) {}

  /** The pending flow for a purpose, or null. */
  pending(purpose: PendingAuthorization['purpose']): PendingAuthorization | null {
    const pending = this.store.read('pendingAuthorization');
    return pending?.purpose === purpose ? pending : null;
  }

  /**
   * Opens a new flow, replacing any earlier one. A v1 token links its account to the flow. Reports a failure under the
   * name that the specification gives it.
   */
  async open(
    purpose: PendingAuthorization['purpose'],
    legacyToken: string | null = null,
  ): Promise<Result<void, AuthorizeFailure>> {
    this.store.remove('pendingAuthorization');
    const verifier = codeVerifier(this.random.bytes(verifierBytes));
    const opened = await this.api.authorize(codeChallenge(await this.digest.sha256(verifier)), legacyToken);
    if (opened.ok) this.store.write('pendingAuthorization', { purpose, verifier, code: null });
    else this.reporter.report('subscription.v2Authorization', { code: opened.error.code });
    return opened;
  }

  /** Stores the code that the flow produced, so that a lost exchange can be retried. */
  keepCode(pending: PendingAuthorization, code: string): PendingAuthorization {
    const next = { ...pending, code };
    this.store.write('pendingAuthorization', next);
    return next;
  }

  /**
   * Exchanges a flow's code for tokens. The flow ends when the tokens arrive or the code is refused; it stays open when
   * the service could not be reached or its access token cannot be read. Reports a failure under the specification's
   * name (section 8). Throws the specification's message on a flow without a verifier.
   */
  async exchange(pending: PendingAuthorization, code: string): Promise<Result<Tokens, TokenFailure>> {
    const answer = await this.tokens.exchange({ code, verifier: requireVerifier(pending.verifier) });
    const isReadable = !answer.ok || readAccessToken(answer.value.accessToken) !== null;
    const exchanged = isReadable ? answer : failure({ code: 'communication' as const });
    if (!exchanged.ok) this.reporter.report('subscription.v2Tokens', { code: exchanged.error.code });
    if (exchanged.ok || !isCallFailure(exchanged.error)) this.store.remove('pendingAuthorization');
    return exchanged;
  }
}
