import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { reportsPath } from '../../contract/reports.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson } from '../http/read-input.ts';
import { readReport } from './violation.ts';
import type { ViolationCounter } from './violation-counter.ts';

const mediaTypes = /^application\/(?:csp-report|reports\+json|json)\b/i;

/** What the network of a call may still do; asking counts it. */
interface ReportBounds {
  /** Report one more: what is beyond that is answered the same, and not counted. */
  readonly mayCount: (c: Context) => boolean;
  /** Report a host that nobody has today: what is beyond that is counted together. */
  readonly mayBegin: (c: Context) => boolean;
}

/** Where browsers report what a content security policy blocked, to be mounted at the root. */
export function reportRoutes(counter: ViolationCounter, { mayCount, mayBegin }: ReportBounds): Hono {
  return new Hono().post(reportsPath, async (c) => {
    if (!mediaTypes.test(c.req.header('Content-Type') ?? '')) throw new HttpError(400, 'invalid_request');
    const violations = readReport(await readJson(c, z.unknown()));
    if (violations === null) throw new HttpError(400, 'invalid_request');
    for (const violation of violations) {
      if (!mayCount(c)) break;
      counter.count(violation, () => mayBegin(c));
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
