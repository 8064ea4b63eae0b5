import { type Context, Hono } from 'hono';
import { getQueryParam } from 'hono/utils/url';
import { sitePaths } from '../../contract/site.ts';
import { errorAnswer } from '../http/http-error.ts';
import { largestBody, limitBody } from '../http/limit-body.ts';
import type { QuickService } from '../http/quick-calls.ts';
import type { Logger } from '../log.ts';
import { emptyAnswer, toResponse } from '../site/complete-answer.ts';
import type { Beacon } from './beacon.ts';
import type { CountedEvent } from './event-sink.ts';
import { KnownEvents } from './known-events.ts';

/** What stands before the name of an event. */
const begins = sitePaths.beacon.slice(0, sitePaths.beacon.indexOf(':'));
const kept = { 'Cache-Control': 'no-store' };

/**
 * The beacon of the wire contract, `GET` or `POST /t/{pixel id}?{random}&…`; `https` tells whether visitors come by it, `mayBegin` whether the
 * network of a call may send what nobody has sent today, where there is room for so many more: asking counts it.
 */
export function beaconRoutes(
  beacon: Beacon,
  log: Logger,
  https: boolean,
  mayBegin: (c: Context, free: number) => boolean = () => true,
): Hono {
  const counted = emptyAnswer(https, kept);
  const receive = (c: Context) => {
    const refused = beacon.take(c.req.param('pixel') ?? '', c.req.query(), (free) => mayBegin(c, free));
    if (refused === null) return toResponse(counted);
    log.warn({ errorCode: refused.code }, 'an event was refused');
    return errorAnswer(c, 400, refused.code);
  };
  return new Hono().get(sitePaths.beacon, receive).post(sitePaths.beacon, limitBody(largestBody), receive);
}

/**
 * The same past the middleware, for events that somebody has sent today. Most calls repeat what was sent before but for its random
 * number, and what that was is remembered. For any other it matters who calls.
 */
export function quickBeacon(beacon: Beacon, https: boolean): QuickService {
  const counted = emptyAnswer(https, kept);
  const known = new KnownEvents();
  return {
    route: sitePaths.beacon,
    begins,
    methods: ['GET', 'POST'],
    answer: (path, url) => {
      const written = path + queryOf(url);
      const event = known.find(written) ?? known.add(written, eventOf(path, written));
      return event !== null && beacon.countBegun(event) ? counted : null;
    },
  };

  function eventOf(path: string, written: string): CountedEvent | null {
    const id = path.slice(begins.length);
    if (!/^\w+$/.test(id)) return null;
    const query = getQueryParam(written);
    const read = beacon.read(id, typeof query === 'object' ? query : {});
    return read.ok ? read.value : null;
  }
}

/** The query of an address, without the random number that it begins with. */
function queryOf(url: string): string {
  const from = url.indexOf('?');
  return from === -1 ? '' : url.slice(from).replace(/^\?\d+(?:&|$)/, '?');
}
