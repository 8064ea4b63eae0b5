import {
  AccountApi,
  type AccountInfo,
  type ConfirmEmailChangeFailure,
  type EmailChangeRequest,
  type RequestEmailChangeFailure,
} from '../../application/ports/account-api.ts';
import {
  AccountReply,
  authPaths,
  EditConfirmReply,
  EditReply,
  RecoveryKeyKeptReply,
  RecoveryKeyReply,
} from '../../contract/auth.ts';
import { idempotencyHeader } from '../../contract/idempotency.ts';
import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { knownEntitlements } from '../../domain/subscription/feature.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseHttpError, parseLimitedError } from './reply.ts';

/** Parses the response of `account`. */
export function parseAccountInfo(answer: HttpAnswer): Result<AccountInfo, InvalidToken | CallFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['invalid_token']));
  const body = parseBody(answer, AccountReply);
  if (!body.ok) return body;
  const { external_id: id, email, entitlements } = body.value.account;
  return success({
    id,
    email: email || null,
    entitlements: knownEntitlements(entitlements.map(({ product }) => product)),
  });
}

/** Parses the response of `edit`. */
export function parseEmailChange(
  answer: HttpAnswer,
): Result<{ readonly hash: string }, RequestEmailChangeFailure> {
  if (isOk(answer)) return parseBody(answer, EditReply);
  return failure(
    parseLimitedError(answer, ['invalid_email_address', 'email_address_in_use', 'invalid_token']),
  );
}

/** Parses the response of `edit confirm`. A confirmation without an address is invalid (specification, section 5). */
export function parseConfirmedEmail(
  answer: HttpAnswer,
): Result<{ readonly email: string }, ConfirmEmailChangeFailure> {
  if (!isOk(answer)) {
    return failure(
      parseLimitedError(answer, [
        'invalid_login_credentials',
        'invalid_link_signature',
        'invalid_email_address',
        'email_address_in_use',
        'invalid_token',
      ]),
    );
  }
  const body = parseBody(answer, EditConfirmReply);
  if (!body.ok) return body;
  return body.value.email === '' ? failure({ code: 'communication' }) : success({ email: body.value.email });
}

/** Parses the response of `recoveryKey`. */
export function parseRecoveryKey(
  answer: HttpAnswer,
): Result<{ readonly key: string }, InvalidToken | TooManyRequests | CallFailure> {
  return isOk(answer)
    ? parseBody(answer, RecoveryKeyReply)
    : failure(parseLimitedError(answer, ['invalid_token']));
}

/** Parses the response of `recoveryKeyKept`. */
export function parseKeptKey(answer: HttpAnswer): Result<void, InvalidToken | CallFailure> {
  if (!isOk(answer)) return failure(parseHttpError(answer, ['invalid_token']));
  const body = parseBody(answer, RecoveryKeyKeptReply);
  return body.ok ? success(undefined) : body;
}

/** {@link AccountApi} over HTTP. */
export class HttpAccountApi extends AccountApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async info(accessToken: string): Promise<Result<AccountInfo, InvalidToken | CallFailure>> {
    const call = { service: 'auth', method: 'get', path: authPaths.account } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parseAccountInfo(answer.value) : answer;
  }

  async requestEmailChange(
    accessToken: string,
    request: EmailChangeRequest,
  ): Promise<Result<{ readonly hash: string }, RequestEmailChangeFailure>> {
    const answer = await this.http.send({
      service: 'auth',
      method: 'post',
      path: authPaths.edit,
      query: { email: request.email ?? undefined, locale: request.locale },
      headers: { [idempotencyHeader]: request.key },
      bearer: accessToken,
    });
    return answer.ok ? parseEmailChange(answer.value) : answer;
  }

  async confirmEmailChange(
    accessToken: string,
    request: {
      readonly email: string | null;
      readonly passcode: string;
      readonly hash: string;
      readonly locale: string;
    },
  ): Promise<Result<{ readonly email: string }, ConfirmEmailChangeFailure>> {
    const answer = await this.http.send({
      service: 'auth',
      method: 'post',
      path: authPaths.editConfirm,
      query: {
        email: request.email ?? undefined,
        otp: request.passcode,
        hash: request.hash,
        locale: request.locale,
      },
      bearer: accessToken,
    });
    return answer.ok ? parseConfirmedEmail(answer.value) : answer;
  }

  async makeRecoveryKey(
    accessToken: string,
  ): Promise<Result<{ readonly key: string }, InvalidToken | TooManyRequests | CallFailure>> {
    const call = { service: 'auth', method: 'post', path: authPaths.recoveryKey } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parseRecoveryKey(answer.value) : answer;
  }

  async noteRecoveryKeyKept(accessToken: string): Promise<Result<void, InvalidToken | CallFailure>> {
    const call = { service: 'auth', method: 'post', path: authPaths.recoveryKeyKept } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parseKeptKey(answer.value) : answer;
  }
}
