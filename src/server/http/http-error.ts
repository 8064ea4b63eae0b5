import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode } from '../../contract/error.ts';

/**
 * Optional parts of an HTTP error: the `error_code` of a token response, when to retry, that the connection is closed, or a
 * message for client developers.
 */
export interface HttpErrorDetails {
  readonly errorCode?: number;
  readonly retryAfterSeconds?: number;
  readonly endsConnection?: boolean;
  readonly message?: string;
}

/**
 * Ends a request with an error response. Thrown only at the HTTP edge (routes and middleware), where it is the way out of a
 * handler; use-cases return their failures as values.
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

/**
 * The response `{"error", "error_code"?, "message"?}`; `retryAfterSeconds` also sets Retry-After, `endsConnection` sets
 * Connection.
 */
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
