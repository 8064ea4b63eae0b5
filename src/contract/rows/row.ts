import type * as z from 'zod/mini';
import type { PixelFailure } from '../../domain/analytics/pixels.ts';
import type { ErrorCode } from '../error.ts';

/** The code of an HTTP error: of the wire contract, or of an event that is not declared. */
export type HttpErrorCode = ErrorCode | PixelFailure['code'];

/** What a call must bring to be let in; `signature` is the card provider's. The wire contract's column "request". */
export type RowAuth =
  | 'none'
  | 'session-cookie'
  | 'bearer'
  | 'optional-bearer'
  | 'session-cookie-or-bearer'
  | 'signature';

/** One way in which a row answers well; without a `schema` the body is what `type` says, without a `type` there is none. */
export interface RowAnswer {
  readonly status: 200 | 204 | 302 | 303 | 304 | 404;
  readonly type?: string;
  readonly schema?: z.ZodMiniType;
}

/**
 * One call of the wire contract as data: the OpenAPI description, the CORS rules and the contract tests are made from
 * it. Only the server and tests import rows, so that pages do not load them.
 */
export interface Row {
  /** Unique; the operation's id in the OpenAPI description. */
  readonly name: string;
  readonly service: 'auth' | 'legacy-auth' | 'subscription' | 'newsletter' | 'site' | 'health' | 'dev';
  readonly purpose: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the site's root, parameters as `:name`. */
  readonly path: string;
  readonly auth: RowAuth;
  readonly params?: Readonly<Record<string, z.ZodMiniType>>;
  readonly query?: z.ZodMiniType;
  /** Query parameters that some calls take and others do not, by their names; `query` says what every call takes. */
  readonly looseQuery?: Readonly<Record<string, z.ZodMiniType>>;
  /** Optional request headers by their names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body by media type; of several, each one will do. */
  readonly body?: Readonly<Record<string, z.ZodMiniType>>;
  readonly success: readonly RowAnswer[];
  /**
   * Codes by status, beside those that follow from the rest of the row: {@link unreadable} of what has a shape, 408 and 413 of what
   * has a body, 403 of {@link ownPagesOnly}, and 500 and 503, which every row may answer. Without codes the error is a page.
   */
  readonly errors: Readonly<Record<number, readonly HttpErrorCode[]>>;
  /** The code of a 400 for input that has not the row's shape; `invalid_request` unless said. */
  readonly unreadable?: ErrorCode;
  /** True where whoever has not signed in makes the server write, or ask its store for what may be made up: such calls share out its connections. */
  readonly inTurns?: true;
  /** True where browsers are let in from our own pages only; from elsewhere they get 403 `forbidden_origin`. */
  readonly ownPagesOnly?: true;
  /** True where nobody but who asks may learn what is asked and answered although no cookie or token is needed; see {@link isPrivate}. */
  readonly privateAnswer?: true;
  /** True where a person reads the answers, and a link that is damaged is one that has expired. */
  readonly forPeople?: true;
  /** True where whoever sends a form gets a page for what the codes of `errors` say. */
  readonly pagesForForms?: true;
  /** True where pages of other sites named in `CORS_ORIGINS` may read the answer. RFC 9700 section 2.6. */
  readonly openToSites?: true;
  /** True for what does not exist in production. */
  readonly outsideProduction?: true;
}

/** Whether a row's answers are kept by no cache and its address is leaked by no referrer: those that say so, and all that need a cookie or token. */
export function isPrivate({ auth, privateAnswer }: Row): boolean {
  return privateAnswer ?? ['bearer', 'session-cookie', 'session-cookie-or-bearer'].includes(auth);
}

/** An answer of 200 with JSON of that shape. */
export function json(schema: z.ZodMiniType): readonly [RowAnswer] {
  return [{ status: 200, type: 'application/json', schema }];
}

/** An answer of 200 with a page. */
export const page = [{ status: 200, type: 'text/html' }] as const satisfies readonly RowAnswer[];
