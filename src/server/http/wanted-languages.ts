import type { Context } from 'hono';

/** The language tags of `Accept-Language`, in order. */
export function wantedLanguages(c: Context): readonly string[] {
  return (c.req.header('Accept-Language') ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
}
