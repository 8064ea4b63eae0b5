import { type Context, Hono } from 'hono';
import { sitePaths } from '../../contract/site.ts';
import { checkPixel } from '../../domain/analytics/pixels.ts';
import type { Config } from '../config.ts';
import { errorAnswer } from '../http/refusal.ts';
import type { Logger } from '../log.ts';
import type { EventCounter } from './event-counter.ts';

/**
 * The beacon of the wire contract, `GET` or `POST /t/{pixel id}?{random}&…`. Only events declared in the domain's table
 * count; another is refused with 400 outside production, and dropped there, where a visitor could do nothing about it.
 */
export function beaconRoutes(
  { config, log }: { readonly config: Pick<Config, 'siteEnv'>; readonly log: Logger },
  counter: EventCounter,
  whenDropped: () => void = () => {},
): Hono {
  const receive = (c: Context) => {
    const id = c.req.param('pixel') ?? '';
    const params = withoutRandomNumber(c.req.query());
    const checked = checkPixel(id, params);
    if (checked.ok) {
      counter.count({ pixel: checked.value, params });
    } else if (config.siteEnv === 'production') {
      whenDropped();
    } else {
      log.warn({ code: checked.error.code }, 'an event was refused');
      return errorAnswer(c, 400, checked.error.code);
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  };
  return new Hono().get(sitePaths.beacon, receive).post(sitePaths.beacon, receive);
}

/** The first query token is a bare random number that keeps caches away. */
function withoutRandomNumber(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => !(value === '' && /^\d+$/.test(key))),
  );
}
