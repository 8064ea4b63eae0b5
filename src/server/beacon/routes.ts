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

/** The path up to the event's name. */
const begins = sitePaths.beacon.slice(0, sitePaths.beacon.indexOf(':'));
const kept = { 'Cache-Control': 'no-store' };

/**
 * The beacon of the wire contract, `GET` or `POST /t/{pixel id}?{random}&…`. `https` says whether visitors use HTTPS.
 * `mayBegin` decides whether a caller's network may send a set that nobody has sent today, given the number of sets that
 * still fit; calling it counts against the network's share.
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
 * A fast path that bypasses the middleware, for events already sent today. Most calls repeat an earlier one except for the
 * random number, so parsed events are cached. Anything else takes the full route, where the caller matters.
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

/** The query of a URL, without the leading random number. */
function queryOf(url: string): string {
  const from = url.indexOf('?');
  return from === -1 ? '' : url.slice(from).replace(/^\?\d+(?:&|$)/, '?');
}
