import { Hono } from 'hono';
import { sitePaths } from '../contract/site.ts';

/** One thing the server needs to answer visitors; `check` rejects, or gives a sentence, when it is missing. */
export interface ReadyCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
}

const longestCheck = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can also work; else 503 with the names of what is missing. */
export function healthRoutes(checks: readonly ReadyCheck[]): Hono {
  const routes = new Hono();
  routes.get(sitePaths.health, (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  routes.get(sitePaths.ready, async (c) => {
    const results = await Promise.all(
      checks.map(async ({ name, check }) => ((await holds(check)) ? [] : [name])),
    );
    const missing = results.flat();
    c.header('Cache-Control', 'no-store');
    return missing.length === 0
      ? c.json({ status: 'ready' })
      : c.json({ error: 'unavailable', missing }, 503);
  });
  return routes;
}

async function holds(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), longestCheck);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
