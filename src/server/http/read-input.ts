import type { Context } from 'hono';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

const unreadable = () => new Refusal(400, 'invalid_request');

/** The query, read by its contract schema. Refuses with 400 `invalid_request`, or as told. */
export function readQuery<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  refusal: () => Refusal = unreadable,
): z.output<Schema> {
  return checked(schema, c.req.query(), refusal);
}

/** The JSON body, read by its contract schema. Refuses with 400 `invalid_request`, or as told. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  refusal: () => Refusal = unreadable,
): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal();
    throw error;
  }
  return checked(schema, body, refusal);
}

/**
 * The form body, in either way that a plain form is sent (`application/x-www-form-urlencoded` and
 * `multipart/form-data`); of a repeated field the last counts, and a file is no text. Refuses like {@link readQuery},
 * and so any other media type.
 */
export async function readForm<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  refusal: () => Refusal = unreadable,
): Promise<z.output<Schema>> {
  return checked(schema, Object.fromEntries(await formFields(c, refusal)), refusal);
}

async function formFields(
  c: Context,
  refusal: () => Refusal,
): Promise<Iterable<readonly [string, FormDataEntryValue]>> {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(await c.req.text());
  if (type !== 'multipart/form-data') throw refusal();
  const body = await c.req.arrayBuffer();
  try {
    const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
    return await new Response(body, { headers }).formData();
  } catch {
    // Its parts cannot be told apart.
    throw refusal();
  }
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  refusal: () => Refusal,
): z.output<Schema> {
  const read = z.safeParse(schema, value);
  if (!read.success) throw refusal();
  return read.data;
}
