import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { reportsPath } from '../../contract/reports.ts';
import { HttpError } from '../http/http-error.ts';
import { readJson } from '../http/read-input.ts';
import { readReport } from './violation.ts';
import type { ViolationCounter } from './violation-counter.ts';

const mediaTypes = /^application\/(?:csp-report|reports\+json|json)\b/i;

/** What the network of a call may still do; each check counts. */
interface ReportBounds {
  /** Report once more: further reports get the same response but are not counted. */
  readonly mayCount: (c: Context) => boolean;
  /** Report a host that nobody has reported today: further ones are counted together. */
  readonly mayBegin: (c: Context) => boolean;
}

/** Receives browsers' content security policy reports, to be mounted at the root. */
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
