import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode } from '../../contract/error.ts';

/**
 * What else an HTTP error says: the `error_code` of a token answer, when to come back, that the connection takes no further call,
 * or words for whoever writes a client.
 */
export interface HttpErrorDetails {
  readonly errorCode?: number;
  readonly retryAfterSeconds?: number;
  readonly endsConnection?: boolean;
  readonly message?: string;
}

/**
 * Ends a call with an error answer. Thrown only at the HTTP edge (routes and middleware), where it is the way out
 * of a handler; use-cases return their failures as values.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly errorName: ErrorCode | (string & {}),
    readonly details: HttpErrorDetails = {},
  ) {
    super(`${status} ${errorName}`);
  }
}

/** The answer `{"error", "error_code"?, "message"?}`; with `retryAfterSeconds` also the header Retry-After, with `endsConnection` Connection. */
export function errorAnswer(
  c: Context,
  status: ContentfulStatusCode,
  error: ErrorCode | (string & {}),
  details: HttpErrorDetails = {},
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
  if (details.endsConnection) c.header('Connection', 'close');
  return c.json(body, status);
}
