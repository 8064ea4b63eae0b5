import * as z from 'zod/mini';
import type { Row } from '../../contract/rows/row.ts';
import { jsonSchema } from './parameters.ts';

/** The errors of one status that a row may return. */
export interface RowErrors {
  /** Possible values of `error` in JSON; empty if there are only pages. */
  readonly codes: readonly string[];
  readonly types: readonly ('application/json' | 'text/html')[];
}

/** All HTTP errors of a row by status: those it declares, and those implied by its shape. */
export function errorsOf(row: Row): Readonly<Record<number, RowErrors>> {
  const codes: Record<number, readonly string[]> = { ...row.errors };
  const add = (status: number, code: string) => {
    codes[status] = [...new Set([code, ...(codes[status] ?? [])])];
  };
  if (canBeUnreadable(row)) add(400, row.unreadable ?? 'invalid_request');
  if (row.ownPagesOnly) add(403, 'forbidden_origin');
  if (row.body !== undefined) {
    add(408, 'invalid_request');
    add(413, 'invalid_request');
  }
  add(500, 'internal_error');
  add(503, 'unavailable');
  return Object.fromEntries(
    Object.entries(codes).map(([status, known]) => [
      status,
      { codes: known, types: typesOf(row, Number(status), known) },
    ]),
  );
}

function typesOf(row: Row, status: number, codes: readonly string[]): RowErrors['types'] {
  if (codes.length === 0) return ['text/html'];
  const alsoAsPage = row.errors[status]?.length === 0 || (row.pagesForForms && status in row.errors);
  return alsoAsPage ? ['application/json', 'text/html'] : ['application/json'];
}

/**
 * Whether a call can have another shape than the row's: not if all its fields are optional strings. Where those are refused for
 * bytes that are no UTF-8, the row says so.
 */
export function canBeUnreadable({ query, body = {} }: Row): boolean {
  return (
    (query !== undefined && asksSomething(query)) ||
    Object.entries(body).some(([type, schema]) => type.endsWith('json') || asksSomething(schema))
  );
}

const Fields = z.object({
  type: z.literal('object'),
  properties: z.record(z.string(), z.strictObject({ type: z.literal('string') })),
  required: z.optional(z.array(z.never())),
});
const AnyText = z.strictObject({ type: z.literal('string') });

function asksSomething(schema: z.ZodMiniType): boolean {
  return !z.safeParse(z.union([Fields, AnyText]), jsonSchema(schema)).success;
}
