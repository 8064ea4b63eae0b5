import type * as z from 'zod/mini';
import { ErrorBody } from '../../contract/error.ts';
import type { TooManyRequests } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { HttpAnswer } from './http-client.ts';

/** The response lacks expected fields, or is an error that the call does not expect. Specification, section 8. */
type Communication = { readonly code: 'communication' };

// Applies to a 429 without `Retry-After`.
const defaultRetryAfterSeconds = 60;

/** Parses the body of a 2xx response. Fails with `communication` for any other status and for a body of another shape. */
export function parseBody<Shape extends z.ZodMiniType>(
  answer: HttpAnswer,
  shape: Shape,
): Result<z.output<Shape>, Communication> {
  if (!isOk(answer)) return failure({ code: 'communication' });
  const body = shape.safeParse(answer.body);
  return body.success ? success(body.data) : failure({ code: 'communication' });
}

/**
 * Maps a call's error response to one of the codes it expects, else `communication`. A 401 always means that the token
 * was refused, whatever its body says.
 */
export function parseHttpError<const Code extends string>(
  answer: HttpAnswer,
  expected: readonly Code[],
): { readonly code: Code | 'communication' } {
  const body = ErrorBody.safeParse(answer.body);
  const said = answer.status === 401 ? 'invalid_token' : body.data?.error;
  return { code: expected.find((code) => code === said) ?? 'communication' };
}

/** Maps the error response of a rate-limited call: {@link tooManyRequests}, else {@link parseHttpError}. */
export function parseLimitedError<const Code extends string>(
  answer: HttpAnswer,
  expected: readonly Code[],
): TooManyRequests | { readonly code: Code | 'communication' } {
  return tooManyRequests(answer) ?? parseHttpError(answer, expected);
}

/** How long a 429 asks to wait; null for any other response. */
export function tooManyRequests(answer: HttpAnswer): TooManyRequests | null {
  if (answer.status !== 429) return null;
  return {
    code: 'too_many_requests',
    retryAfterSeconds: Math.max(1, Math.ceil(answer.retryAfterSeconds ?? defaultRetryAfterSeconds)),
  };
}

/** Whether the response has a 2xx status. */
export function isOk(answer: HttpAnswer): boolean {
  return answer.status >= 200 && answer.status < 300;
}
