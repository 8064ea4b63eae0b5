import type { Context } from 'hono';
import { readWeights } from '../site/read-weights.ts';

/** The language tags of `Accept-Language`, most wanted first, without those that are refused. */
export function wantedLanguages(c: Context): readonly string[] {
  return readWeights(c.req.header('Accept-Language') ?? '')
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
}
