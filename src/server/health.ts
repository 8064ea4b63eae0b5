import { Hono } from 'hono';
import { sitePaths } from '../contract/site.ts';
import type { Logger } from './log.ts';
import { ToldFailures } from './told-failures.ts';

/** Something the server needs to answer visitors; when it is missing, `check` rejects. */
export interface ReadyCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
  /** Missing only when somebody asked for it, which is nothing to warn of. */
  readonly isAskedFor?: true;
}

const longestCheck = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can also work; otherwise 503 with the names of what is missing. The reasons are
 * logged, once per change.
 */
export function healthRoutes(checks: readonly ReadyCheck[], log: Pick<Logger, 'info' | 'warn'>): Hono {
  const routes = new Hono();
  const told = new ToldFailures(log);
  routes.get(sitePaths.health, (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get(sitePaths.ready, async (c) => {
    const results = await Promise.all(
      checks.map(async ({ name, check, isAskedFor = false }) => {
        try {
          await inTime(check);
          told.answered(name);
          return [];
        } catch (error) {
          if (!isAskedFor) told.failed(name, error);
          return [name];
        }
      }),
    );
    const missing = results.flat();
    c.header('Cache-Control', 'no-store');
    return missing.length === 0
      ? c.json({ status: 'ready' })
      : c.json({ error: 'unavailable', missing }, 503);
  });
  return routes;
}

async function inTime(check: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${longestCheck} ms`)), longestCheck);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
