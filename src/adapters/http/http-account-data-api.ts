import * as z from 'zod/mini';
import {
  AccountDataApi,
  type DeleteAccountFailure,
  type DeletionRequested,
} from '../../application/ports/account-data-api.ts';
import { authPaths, DeleteReply, DeleteRequestReply } from '../../contract/auth.ts';
import type { CallFailure, InvalidToken, TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';
import { isOk, parseBody, parseLimitedError } from './reply.ts';

/** The fields that identify an export. Everything else goes into the file unchanged, whether known here or not. */
const Exported = z.looseObject({ exportedAt: z.string(), account: z.looseObject({ id: z.string() }) });

/** Parses the response of `export`. */
export function parseExport(
  answer: HttpAnswer,
): Result<{ readonly json: string }, InvalidToken | TooManyRequests | CallFailure> {
  if (!isOk(answer)) return failure(parseLimitedError(answer, ['invalid_token']));
  const body = parseBody(answer, Exported);
  return body.ok ? success({ json: `${JSON.stringify(answer.body, null, 2)}\n` }) : body;
}

/** Parses the response of `deleteRequest`. A passcode sent nowhere is invalid. */
export function parseDeletionRequest(
  answer: HttpAnswer,
): Result<DeletionRequested, InvalidToken | TooManyRequests | CallFailure> {
  if (!isOk(answer)) return failure(parseLimitedError(answer, ['invalid_token']));
  const body = parseBody(answer, DeleteRequestReply);
  if (!body.ok) return body;
  const { status, sentTo = '', isFormer = false } = body.value;
  if (status === 'not_needed') return success({ sentTo: null, isFormer });
  return sentTo === '' ? failure({ code: 'communication' }) : success({ sentTo, isFormer });
}

/** Parses the response of `delete`. */
export function parseDeletion(answer: HttpAnswer): Result<void, DeleteAccountFailure> {
  if (!isOk(answer))
    return failure(parseLimitedError(answer, ['invalid_login_credentials', 'invalid_token']));
  const body = parseBody(answer, DeleteReply);
  return body.ok ? success(undefined) : body;
}

/** {@link AccountDataApi} over HTTP. */
export class HttpAccountDataApi extends AccountDataApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async export(
    accessToken: string,
  ): Promise<Result<{ readonly json: string }, InvalidToken | TooManyRequests | CallFailure>> {
    const call = { service: 'auth', method: 'get', path: authPaths.export } as const;
    const answer = await this.http.send({ ...call, bearer: accessToken });
    return answer.ok ? parseExport(answer.value) : answer;
  }

  async requestDeletion(
    accessToken: string,
    { locale }: { readonly locale: string },
  ): Promise<Result<DeletionRequested, InvalidToken | TooManyRequests | CallFailure>> {
    const call = { service: 'auth', method: 'post', path: authPaths.deleteRequest } as const;
    const answer = await this.http.send({ ...call, query: { locale }, bearer: accessToken });
    return answer.ok ? parseDeletionRequest(answer.value) : answer;
  }

  async delete(
    accessToken: string,
    { passcode }: { readonly passcode: string | null },
  ): Promise<Result<void, DeleteAccountFailure>> {
    const call = { service: 'auth', method: 'post', path: authPaths.delete } as const;
    const json = passcode === null ? {} : { otp: passcode };
    const answer = await this.http.send({ ...call, json, bearer: accessToken });
    return answer.ok ? parseDeletion(answer.value) : answer;
  }
}
