import type * as z from 'zod/mini';
import type { ErrorCode } from '../error.ts';

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
  readonly status: 200 | 204 | 302 | 303 | 404;
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
  /** Optional request headers by their names. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body by media type; of several, each one will do. */
  readonly body?: Readonly<Record<string, z.ZodMiniType>>;
  readonly success: readonly RowAnswer[];
  /** Codes by status, beside those that every row may answer: {@link unreadable}, 405, 413 and 500. */
  readonly errors: Readonly<Record<number, readonly ErrorCode[]>>;
  /** The code of a 400 for input that has not the row's shape; `invalid_request` unless said. */
  readonly unreadable?: ErrorCode;
  /** True where a person reads the answers: refusals are pages too, and a link that is damaged is one that has expired. */
  readonly forPeople?: true;
  /** True where pages of other sites named in `CORS_ORIGINS` may read the answer. RFC 9700 section 2.6. */
  readonly openToSites?: true;
  /** True for what does not exist in production. */
  readonly outsideProduction?: true;
}

/** An answer of 200 with JSON of that shape. Never fails. */
export function json(schema: z.ZodMiniType): readonly [RowAnswer] {
  return [{ status: 200, type: 'application/json', schema }];
}

/** An answer of 200 with a page. */
export const page = [{ status: 200, type: 'text/html' }] as const satisfies readonly RowAnswer[];
