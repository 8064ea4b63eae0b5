import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { isUnicode } from './is-unicode.ts';

const unreadable = () => new HttpError(400, 'invalid_request');

/** Parses the query with its contract schema. Rejects invalid queries and invalid UTF-8 with 400 `invalid_request`, or `error`. */
export function readQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): z.output<Schema> {
  if (!isUnicode(c.req.url.slice(c.req.url.indexOf('?') + 1))) throw error();
  return checked(schema, c.req.query(), error);
}

/** Like {@link readQuery}, but rejects repeated parameters, where parsers may disagree which one counts. */
export function readSingleQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError,
): z.output<Schema> {
  if (Object.values(c.req.queries()).some((values) => values.length > 1)) throw error();
  return readQuery(c, schema, error);
}

/** Parses the JSON body with its contract schema. Rejects with 400 `invalid_request`, or `error`. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): Promise<z.output<Schema>> {
  const text = new TextDecoder().decode(await readUtf8(c, error));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (caught) {
    if (caught instanceof SyntaxError) throw error();
    throw caught;
  }
  return checked(schema, body, error);
}

/**
 * Parses the body of a plain form in either encoding (`application/x-www-form-urlencoded` and `multipart/form-data`). The last
 * of repeated fields counts, and files are not text. Rejects like {@link readQuery}, also any other media type.
 */
export async function readForm<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): Promise<z.output<Schema>> {
  return checked(schema, Object.fromEntries(await formFields(c, error)), error);
}

/** Like {@link readForm}, but rejects repeated fields, like {@link readSingleQuery}. */
export async function readSingleForm<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError,
): Promise<z.output<Schema>> {
  const fields = [...(await formFields(c, error))];
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw error();
  return checked(schema, Object.fromEntries(fields), error);
}

async function formFields(
  c: Context,
  error: () => HttpError,
): Promise<Iterable<readonly [string, FormDataEntryValue]>> {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') {
    const text = new TextDecoder().decode(await readUtf8(c, error));
    if (!isUnicode(text)) throw error();
    return new URLSearchParams(text);
  }
  if (type !== 'multipart/form-data') throw error();
  const body = await readUtf8(c, error);
  try {
    const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch {
    // Malformed multipart body.
    throw error();
  }
}

/** The raw body. Read as text, invalid UTF-8 would be replaced silently. */
async function readUtf8(c: Context, error: () => HttpError): Promise<ArrayBuffer> {
  const body = await c.req.arrayBuffer();
  if (!isUtf8(body)) throw error();
  return body;
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  error: () => HttpError,
): z.output<Schema> {
  const read = isWellFormed(value) ? z.safeParse(schema, value) : null;
  if (!read?.success) throw error();
  return read.data;
}

/**
 * Whether every string in a value is valid Unicode: a lone surrogate has no UTF-8, so it can be neither stored nor sent.
 * Iterative, because the client controls the depth and recursion would overflow the stack.
 */
function isWellFormed(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const key of Object.keys(next)) if (!key.isWellFormed()) return false;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return true;
}
