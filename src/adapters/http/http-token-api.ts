import { TokenApi, type TokenFailure } from '../../application/ports/token-api.ts';
import { accessTokenType, authPaths, LogoutReply, TokenReply, tokenExchange } from '../../contract/auth.ts';
import { ErrorBody, tokenErrorCodes } from '../../contract/error.ts';
import { requireVerifier } from '../../domain/account/pkce.ts';
import type { TokenErrorReason, Tokens } from '../../domain/account/token.ts';
import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseHttpError, tooManyRequests } from './reply.ts';

/**
 * The web client's own settings; a custom `ttlSeconds` is used on staging only. `appsClientId` identifies the host
 * apps.
 */
export interface TokenClient {
  readonly clientId: string;
  readonly appsClientId: string;
  readonly ttlSeconds: number | null;
}

/** Parses the response of `token` to a hand-over. */
export function parseHandedOver(answer: HttpAnswer): Result<Tokens, TokenFailure | TooManyRequests> {
  const wait = tooManyRequests(answer);
  return wait === null ? parseTokens(answer) : failure(wait);
}

/** Parses the response of `token`. */
export function parseTokens(answer: HttpAnswer): Result<Tokens, TokenFailure> {
  if (!isOk(answer)) {
    const { code } = parseHttpError(answer, ['invalid_token_request', 'unknown_account']);
    return code === 'invalid_token_request'
      ? failure({ code, reason: parseReason(answer.body) })
      : failure({ code });
  }
  const body = parseBody(answer, TokenReply);
  if (!body.ok) return body;
  return success({ accessToken: body.value.access_token, refreshToken: body.value.refresh_token || null });
}

/** Parses the response of `logout` and `logoutEverywhere`. */
export function parseSignOut(answer: HttpAnswer): Result<void, InvalidToken | CallFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['invalid_token']));
  const body = parseBody(answer, LogoutReply);
  return body.ok ? success(undefined) : body;
}

function parseReason(body: unknown): TokenErrorReason {
  const said = ErrorBody.safeParse(body).data?.error_code;
  const reasons = Object.keys(tokenErrorCodes) as readonly TokenErrorReason[];
  return reasons.find((reason) => tokenErrorCodes[reason] === said) ?? 'invalid';
}

/** {@link TokenApi} over HTTP. Uses the variant of `token` that keeps codes and tokens out of URLs. */
export class HttpTokenApi extends TokenApi {
  constructor(
    private readonly http: HttpClient,
    private readonly client: TokenClient,
  ) {
    super();
  }

  exchange(request: {
    readonly code: string;
    readonly verifier: string;
  }): Promise<Result<Tokens, TokenFailure>> {
    return this.token({
      grant_type: 'authorization_code',
      code: request.code,
      code_verifier: requireVerifier(request.verifier),
    });
  }

  refresh(refreshToken: string): Promise<Result<Tokens, TokenFailure>> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  signOut(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>> {
    return this.end(authPaths.logout, accessToken);
  }

  signOutEverywhere(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>> {
    return this.end(authPaths.logoutEverywhere, accessToken);
  }

  async handOver(accessToken: string): Promise<Result<Tokens, TokenFailure | TooManyRequests>> {
    const answer = await this.ask({
      grant_type: tokenExchange,
      subject_token: accessToken,
      subject_token_type: accessTokenType,
      audience: this.client.appsClientId,
    });
    return answer.ok ? parseHandedOver(answer.value) : answer;
  }

  private async end(path: string, bearer: string): Promise<Result<void, InvalidToken | CallFailure>> {
    const answer = await this.http.send({ service: 'auth', method: 'post', path, bearer });
    return answer.ok ? parseSignOut(answer.value) : answer;
  }

  private async token(grant: Readonly<Record<string, string>>): Promise<Result<Tokens, TokenFailure>> {
    const answer = await this.ask(grant);
    return answer.ok ? parseTokens(answer.value) : answer;
  }

  private ask(grant: Readonly<Record<string, string>>) {
    const ttl = this.client.ttlSeconds === null ? undefined : String(this.client.ttlSeconds);
    return this.http.send({
      service: 'auth',
      method: 'post',
      path: authPaths.token,
      form: { ...grant, client_id: this.client.clientId, ttl },
    });
  }
}
