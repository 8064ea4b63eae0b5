import type { Context } from 'hono';

/** The language tags a browser asks for, in the order of `Accept-Language`. */
export function wantedLanguages(c: Context): readonly string[] {
  return (c.req.header('Accept-Language') ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
}
