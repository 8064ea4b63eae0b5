import type * as z from 'zod/mini';
import { ErrorBody } from '../../contract/error.ts';
import type { TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer } from './http-client.ts';

/** The answer lacks expected fields, or is an error that the call does not expect. Specification, section 8. */
type Communication = { readonly code: 'communication' };

// A 429 that does not say how long.
const defaultRetryAfterSeconds = 60;

/** Reads the body of a 2xx answer. Fails with `communication` for any other status and for a body of another shape. */
export function parseBody<Shape extends z.ZodMiniType>(
  answer: HttpAnswer,
  shape: Shape,
): Result<z.output<Shape>, Communication> {
  if (!isOk(answer)) return failure({ code: 'communication' });
  const body = shape.safeParse(answer.body);
  return body.success ? success(body.data) : failure({ code: 'communication' });
}

/**
 * What the error answer of a call means: one of the codes it expects, else `communication`. Whatever a 401 says, it
 * means that the token was refused.
 */
export function parseHttpError<const Code extends string>(
  answer: HttpAnswer,
  expected: readonly Code[],
): { readonly code: Code | 'communication' } {
  const body = ErrorBody.safeParse(answer.body);
  const said = answer.status === 401 ? 'invalid_token' : body.data?.error;
  return { code: expected.find((code) => code === said) ?? 'communication' };
}

/** What the error answer of a call means that may be asked too often: see {@link tooManyRequests}, else {@link parseHttpError}. */
export function parseLimitedError<const Code extends string>(
  answer: HttpAnswer,
  expected: readonly Code[],
): TooManyRequests | { readonly code: Code | 'communication' } {
  return tooManyRequests(answer) ?? parseHttpError(answer, expected);
}

/** What a 429 asks for; null for any other answer. */
export function tooManyRequests(answer: HttpAnswer): TooManyRequests | null {
  if (answer.status !== 429) return null;
  return {
    code: 'too_many_requests',
    retryAfterSeconds: Math.max(1, Math.ceil(answer.retryAfterSeconds ?? defaultRetryAfterSeconds)),
  };
}

/** Tells whether the server did what was asked. */
export function isOk(answer: HttpAnswer): boolean {
  return answer.status >= 200 && answer.status < 300;
}
