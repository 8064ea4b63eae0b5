import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode } from '../../contract/error.ts';

/** What else a refusal says: the `error_code` of a token answer, when to come back, or words for whoever writes a client. */
export interface RefusalDetails {
  readonly errorCode?: number;
  readonly retryAfterSeconds?: number;
  readonly message?: string;
}

/**
 * Ends a call with an error answer. Thrown only at the HTTP edge (routes and middleware), where it is the way out
 * of a handler; use-cases return their failures as values.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly errorName: ErrorCode | (string & {}),
    readonly details: RefusalDetails = {},
  ) {
    super(`${status} ${errorName}`);
  }
}

/** The answer `{"error", "error_code"?, "message"?}`; with `retryAfterSeconds` also the header Retry-After. */
export function errorAnswer(
  c: Context,
  status: ContentfulStatusCode,
  error: ErrorCode | (string & {}),
  details: RefusalDetails = {},
): Response {
  const { errorCode, message } = details;
  const body: ErrorBody = {
    error,
    ...(errorCode === undefined ? {} : { error_code: errorCode }),
    ...(message === undefined ? {} : { message }),
  };
  if (details.retryAfterSeconds !== undefined) {
    c.header('Retry-After', String(Math.max(1, Math.ceil(details.retryAfterSeconds))));
  }
  return c.json(body, status);
}
