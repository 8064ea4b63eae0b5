import type {
  ConfirmEmailChangeFailure,
  EmailChangeRequest,
  RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import {
  type LegacyAccount,
  LegacyAuthApi,
  type LegacySignInFailure,
  type SendLoginLinkFailure,
} from '../../application/ports/legacy-auth-api.ts';
import { PasscodeReply } from '../../contract/auth.ts';
import { idempotencyHeader } from '../../contract/idempotency.ts';
import { LegacyLoginReply, legacyAuthPaths } from '../../contract/legacy-auth.ts';
import { requireLegacyToken } from '../../domain/account/auth-version.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import { parseAccountInfo, parseConfirmedEmail, parseEmailChange } from './http-account-api.ts';
import type { HttpClient } from './http-client.ts';
import { isOk, parseBody, parseLimitedError } from './reply.ts';

/** {@link LegacyAuthApi} over HTTP. */
export class HttpLegacyAuthApi extends LegacyAuthApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async sendLoginLink({
    email,
    locale,
  }: {
    readonly email: string;
    readonly locale: string;
  }): Promise<Result<void, SendLoginLinkFailure>> {
    const answer = await this.post(legacyAuthPaths.loginLink, { email, locale });
    if (!answer.ok) return answer;
    if (!isOk(answer.value)) return failure(parseLimitedError(answer.value, ['invalid_email_address']));
    const body = parseBody(answer.value, PasscodeReply);
    return body.ok ? success(undefined) : body;
  }

  async signIn({
    email,
    passcode,
  }: {
    readonly email: string;
    readonly passcode: string;
  }): Promise<Result<LegacyAccount & { readonly authToken: string }, LegacySignInFailure>> {
    const answer = await this.post(legacyAuthPaths.login, { email, otp: passcode });
    if (!answer.ok) return answer;
    if (!isOk(answer.value)) return failure(parseLimitedError(answer.value, ['invalid_login_credentials']));
    const body = parseBody(answer.value, LegacyLoginReply);
    if (!body.ok) return body;
    const { external_id: externalId, auth_token: authToken } = body.value;
    return success({ externalId, authToken, email: body.value.email || null });
  }

  async validate(
    authToken: string,
  ): Promise<
    Result<LegacyAccount & { readonly entitlements: readonly Entitlement[] }, InvalidToken | CallFailure>
  > {
    const answer = await this.post(legacyAuthPaths.validate, {}, authToken);
    if (!answer.ok) return answer;
    const info = parseAccountInfo(answer.value);
    if (!info.ok) return info;
    const { id: externalId, email, entitlements } = info.value;
    return success({ externalId, email, entitlements });
  }

  async requestEmailChange(
    authToken: string,
    { email, locale, key }: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const query = { email: email ?? undefined, locale };
    const headers = { [idempotencyHeader]: key };
    const answer = await this.post(legacyAuthPaths.edit, query, requireLegacyToken(authToken), headers);
    return answer.ok ? parseEmailChange(answer.value) : answer;
  }

  async confirmEmailChange(
    authToken: string,
    request: {
      readonly email: string | null;
      readonly passcode: string;
      readonly hash: string;
      readonly locale: string;
    },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>> {
    const { email, passcode: otp, hash, locale } = request;
    const query = { email: email ?? undefined, otp, hash, locale };
    const answer = await this.post(legacyAuthPaths.editConfirm, query, requireLegacyToken(authToken));
    return answer.ok ? parseConfirmedEmail(answer.value) : answer;
  }

  private post(
    path: string,
    query: Readonly<Record<string, string | undefined>>,
    bearer?: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    return this.http.send({
      service: 'auth',
      method: 'post',
      path,
      query,
      headers,
      ...(bearer === undefined ? {} : { bearer }),
    });
  }
}
