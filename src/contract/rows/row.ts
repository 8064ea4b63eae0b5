import type * as z from 'zod/mini';
import type { PixelFailure } from '../../domain/analytics/pixels.ts';
import type { ErrorCode } from '../error.ts';

/** The code of an HTTP error: one of the wire contract, or for an undeclared event. */
export type HttpErrorCode = ErrorCode | PixelFailure['code'];

/** The credentials a call requires; `signature` is the card provider's. The column "request" of the wire contract. */
export type RowAuth =
  | 'none'
  | 'session-cookie'
  | 'bearer'
  | 'optional-bearer'
  | 'session-cookie-or-bearer'
  | 'signature';

/** A successful response. Without a `schema` the body is whatever `type` says, without a `type` it is empty. */
export interface RowAnswer {
  readonly status: 200 | 204 | 302 | 303 | 304 | 404;
  readonly type?: string;
  readonly schema?: z.ZodMiniType;
}

/**
 * One call of the wire contract as data, from which the OpenAPI description, the CORS rules and the contract tests are
 * made. Only the server and tests import rows, so pages do not load them.
 */
export interface Row {
  /** Unique; the operation id in the OpenAPI description. */
  readonly name: string;
  readonly service: 'auth' | 'legacy-auth' | 'subscription' | 'newsletter' | 'site' | 'health' | 'dev';
  readonly purpose: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the site's root, with parameters as `:name`. */
  readonly path: string;
  readonly auth: RowAuth;
  readonly params?: Readonly<Record<string, z.ZodMiniType>>;
  readonly query?: z.ZodMiniType;
  /** Optional query parameters by name; `query` describes those of every call. */
  readonly looseQuery?: Readonly<Record<string, z.ZodMiniType>>;
  /** Optional request headers by name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The accepted bodies by media type. */
  readonly body?: Readonly<Record<string, z.ZodMiniType>>;
  readonly success: readonly RowAnswer[];
  /**
   * Error codes by status, in addition to those implied by the rest of the row: {@link unreadable} if it has a schema,
   * 408 and 413 if it has a body, 403 for {@link ownPagesOnly}, and 500 and 503, which every row may return. Without
   * codes the error is a page.
   */
  readonly errors: Readonly<Record<number, readonly HttpErrorCode[]>>;
  /** The code of a 400 for malformed input; `invalid_request` by default. */
  readonly unreadable?: ErrorCode;
  /**
   * True when anonymous callers make the server write, or query the store for values they can make up. Such calls share
   * a limited number of connections.
   */
  readonly inTurns?: true;
  /** True when browsers may call it from our own pages only; others get 403 `forbidden_origin`. */
  readonly ownPagesOnly?: true;
  /** True where nobody but who asks may learn what is asked and answered although no cookie or token is needed; see {@link isPrivate}. */
  readonly privateAnswer?: true;
  /** True when a person reads the responses; a damaged link is then reported as expired. */
  readonly forPeople?: true;
  /** True when a submitted form gets a page instead of the codes of `errors`. */
  readonly pagesForForms?: true;
  /** True when pages of other sites listed in `CORS_ORIGINS` may read the response. RFC 9700 section 2.6. */
  readonly crossOrigin?: true;
  /** True for what does not exist in production. */
  readonly outsideProduction?: true;
}

/** Whether a row's answers are kept by no cache and its address is leaked by no referrer: those that say so, and all that need a cookie or token. */
export function isPrivate({ auth, privateAnswer }: Row): boolean {
  return privateAnswer ?? ['bearer', 'session-cookie', 'session-cookie-or-bearer'].includes(auth);
}

/** A 200 response with JSON of this schema. */
export function json(schema: z.ZodMiniType): readonly [RowAnswer] {
  return [{ status: 200, type: 'application/json', schema }];
}

/** A 200 response with a page. */
export const page = [{ status: 200, type: 'text/html' }] as const satisfies readonly RowAnswer[];
