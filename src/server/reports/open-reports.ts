import type { Hono } from 'hono';
import type { ServerDeps } from '../deps.ts';
import type { NetworkLimits } from '../limits/network-limits.ts';
import { reportRoutes } from './routes.ts';
import { ViolationCounter } from './violation-counter.ts';

/** Browsers' reports of what a content security policy blocked. */
export interface OpenReports {
  /** To be mounted at the root. */
  readonly routes: Hono;
  /** Writes what is counted but not yet in the store. */
  readonly close: () => Promise<void>;
}

/** Opens them. */
export function openReports({
  db,
  clock,
  log,
  networkLimits,
}: Pick<ServerDeps, 'db' | 'clock' | 'log'> & { readonly networkLimits: NetworkLimits }): OpenReports {
  const violations = new ViolationCounter(db, clock, log);
  const routes = reportRoutes(violations, {
    mayCount: (c) => networkLimits.may('report-violation', c),
    mayBegin: (c) => networkLimits.may('report-new-violation', c),
  });
  return { routes, close: () => violations.flush() };
}
