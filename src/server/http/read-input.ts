import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

const unreadable = () => new HttpError(400, 'invalid_request');

/** The query, read by its contract schema. Refuses with 400 `invalid_request`, or as told. */
export function readQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): z.output<Schema> {
  return checked(schema, c.req.query(), error);
}

/** The JSON body, read by its contract schema. Refuses with 400 `invalid_request`, or as told. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  error: () => HttpError = unreadable,
): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
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

async function formFields(
  c: Context,
  error: () => HttpError,
): Promise<Iterable<readonly [string, FormDataEntryValue]>> {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(await c.req.text());
  if (type !== 'multipart/form-data') throw error();
  const body = await c.req.arrayBuffer();
  try {
    const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch {
    // Its parts cannot be told apart.
    throw error();
  }
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  error: () => HttpError,
): z.output<Schema> {
  const read = z.safeParse(schema, value);
  if (!read.success) throw error();
  return read.data;
}
