import {
  AuthorizationApi,
  type AuthorizeFailure,
  type CreateAccountFailure,
  type KeySignInFailure,
  type PasscodeSignInFailure,
  type SendPasscodeFailure,
} from '../../application/ports/authorization-api.ts';
import { AuthorizeReply, authPaths, CodeReply, PasscodeReply } from '../../contract/auth.ts';
import { authScope } from '../../domain/account/clients.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseHttpError, parseLimitedError } from './reply.ts';

/** Parses the response of `authorize`. */
export function parseAuthorization(answer: HttpAnswer): Result<void, AuthorizeFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['invalid_authorization_request']));
  const body = parseBody(answer, AuthorizeReply);
  return body.ok ? success(undefined) : body;
}

/** Parses the response of `create`. */
export function parseCreatedAccount(
  answer: HttpAnswer,
): Result<{ readonly code: string }, CreateAccountFailure> {
  return isOk(answer)
    ? parseBody(answer, CodeReply)
    : failure(parseLimitedError(answer, ['invalid_session_id']));
}

/** Parses the response of `passcode`. */
export function parseSentPasscode(answer: HttpAnswer): Result<void, SendPasscodeFailure> {
  if (!isOk(answer))
    return failure(parseLimitedError(answer, ['invalid_email_address', 'invalid_session_id']));
  const body = parseBody(answer, PasscodeReply);
  return body.ok ? success(undefined) : body;
}

/** Parses the response of `login`. */
export function parseSignIn(answer: HttpAnswer): Result<{ readonly code: string }, PasscodeSignInFailure> {
  if (!isOk(answer))
    return failure(parseLimitedError(answer, ['invalid_login_credentials', 'invalid_session_id']));
  return parseBody(answer, CodeReply);
}

/** {@link AuthorizationApi} over HTTP; the authorization session is the service's own cookie. */
export class HttpAuthorizationApi extends AuthorizationApi {
  constructor(
    private readonly http: HttpClient,
    private readonly client: { readonly clientId: string },
  ) {
    super();
  }

  async authorize(challenge: string, legacyToken: string | null): Promise<Result<void, AuthorizeFailure>> {
    const answer = await this.http.send({
      service: 'auth',
      method: 'post',
      path: authPaths.authorize,
      query: {
        code_challenge: challenge,
        code_challenge_method: 'S256',
        client_id: this.client.clientId,
        response_type: 'code',
        scope: authScope,
      },
      ...(legacyToken === null ? {} : { bearer: legacyToken }),
    });
    return answer.ok ? parseAuthorization(answer.value) : answer;
  }

  async createAccount(): Promise<Result<{ readonly code: string }, CreateAccountFailure>> {
    const answer = await this.http.send({ service: 'auth', method: 'post', path: authPaths.create });
    return answer.ok ? parseCreatedAccount(answer.value) : answer;
  }

  async sendPasscode(request: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendPasscodeFailure>> {
    const query = { email: request.email, locale: request.locale };
    const answer = await this.http.send({ service: 'auth', method: 'post', path: authPaths.passcode, query });
    return answer.ok ? parseSentPasscode(answer.value) : answer;
  }

  async signIn(request: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<{ readonly code: string }, PasscodeSignInFailure>> {
    const json = { email: request.email, otp: request.passcode, method: 'otp' };
    const answer = await this.http.send({ service: 'auth', method: 'post', path: authPaths.login, json });
    return answer.ok ? parseSignIn(answer.value) : answer;
  }

  async signInByKey(key: string): Promise<Result<{ readonly code: string }, KeySignInFailure>> {
    const json = { key, method: 'recovery-key' };
    const answer = await this.http.send({ service: 'auth', method: 'post', path: authPaths.login, json });
    return answer.ok ? parseSignIn(answer.value) : answer;
  }
}
