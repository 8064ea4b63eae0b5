import { type Context, Hono } from 'hono';
import { sitePaths } from '../../contract/site.ts';
import type { PixelId } from '../../domain/analytics/pixel-params.ts';
import { checkPixel, isPixelId, mayCarry } from '../../domain/analytics/pixels.ts';
import type { Config } from '../config/config.ts';
import { errorAnswer } from '../http/http-error.ts';
import { largestBody, limitBody } from '../http/limit-body.ts';
import type { Logger } from '../log.ts';
import { dataAnswers } from '../site/complete-answer.ts';
import type { EventSink } from './event-sink.ts';

/**
 * The beacon of the wire contract, `GET` or `POST /t/{pixel id}?{random}&…`. Only events declared in the domain's table
 * count, and only their declared parameters. Outside production anything else is refused with 400. In production, where
 * a visitor could do nothing about it, an undeclared event is dropped, and so is an undeclared parameter of one that counts.
 */
export function beaconRoutes(
  { config, log }: { readonly config: Pick<Config, 'siteEnv' | 'publicUrl'>; readonly log: Logger },
  sink: EventSink,
  whenDropped: () => void = () => {},
): Hono {
  const inProduction = config.siteEnv === 'production';
  const answer = dataAnswers(config.publicUrl.startsWith('https:'), { 'Cache-Control': 'no-store' });
  const receive = (c: Context) => {
    const id = c.req.param('pixel') ?? '';
    const sent = withoutRandomNumber(c.req.query());
    const params = inProduction && isPixelId(id) ? declaredOf(id, sent) : sent;
    const checked = checkPixel(id, params);
    if (checked.ok) {
      sink.count({ pixel: checked.value, params });
    } else if (inProduction) {
      whenDropped();
    } else {
      log.warn({ errorCode: checked.error.code }, 'an event was refused');
      return errorAnswer(c, 400, checked.error.code);
    }
    return answer(null, 204);
  };
  return new Hono().get(sitePaths.beacon, receive).post(sitePaths.beacon, limitBody(largestBody), receive);
}

function declaredOf(id: PixelId, sent: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(sent).filter(([key]) => mayCarry(id, key)));
}

/** The first query token is a bare random number that keeps caches away. */
function withoutRandomNumber(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => !(value === '' && /^\d+$/.test(key))),
  );
}
