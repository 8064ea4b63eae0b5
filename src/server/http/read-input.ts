import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { isUnicode } from './is-unicode.ts';

const unreadable = () => new HttpError(400, 'invalid_request');

/** The query, read by its contract schema. Refuses with 400 `invalid_request`, or as told, as it does what is no UTF-8. */
export function readQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): z.output<Schema> {
  if (!isUnicode(c.req.url.slice(c.req.url.indexOf('?') + 1))) throw error();
  return checked(schema, c.req.query(), error);
}

/** As {@link readQuery}, for calls whose parameters must not come twice: which of two counts could be seen in two ways. */
export function readSingleQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError,
): z.output<Schema> {
  if (Object.values(c.req.queries()).some((values) => values.length > 1)) throw error();
  return readQuery(c, schema, error);
}

/** The JSON body, read by its contract schema. Refuses with 400 `invalid_request`, or as told. */
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
 * The form body, in either way that a plain form is sent (`application/x-www-form-urlencoded` and
 * `multipart/form-data`); of a repeated field the last counts, and a file is no text. Refuses like {@link readQuery},
 * and so any other media type.
 */
export async function readForm<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): Promise<z.output<Schema>> {
  return checked(schema, Object.fromEntries(await formFields(c, error)), error);
}

/** As {@link readForm}, with each field once, like {@link readSingleQuery}. */
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
    // Its parts cannot be told apart.
    throw error();
  }
}

/** The body as it came; read as text it would have another character where it is no UTF-8. */
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
 * Whether every text in it is Unicode: half of a surrogate pair has no UTF-8, so it can neither be stored nor sent. Walked with a list
 * of its own, because a stranger says how deep it goes and the stack would end first.
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
