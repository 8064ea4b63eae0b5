import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { autocompletePath } from '../contract/search.ts';
import { createSite, type Site } from './app.ts';
import { type Config, loadConfig } from './config/config.ts';
import { ConfigError } from './config/config-error.ts';
import { StoreLockedError } from './db/store-lock.ts';
import { listen } from './listen.ts';

/** Milliseconds between the start of listening and that of background work. */
const untilCalm = 1_000;
/** How long open calls may take once the server stops, and how long the modules may take after that. */
const longestGoodbye = { calls: 10_000, modules: 5_000 } as const;

/**
 * Serves until it is told to stop; if it cannot start, ends the process with a sentence that says why. `folder` is that of the
 * bundle, next to the built pages: dist/server and dist/client.
 */
export function serve(folder: string): void {
  run(folder).catch(stop);
}

async function run(folder: string): Promise<void> {
  const config = loadConfig(process.env);
  const calm = Promise.withResolvers<void>();
  const site = await createSite({
    config,
    calm: calm.promise,
    pages: join(folder, '../client'),
    content: join(folder, '../content'),
    dumpScript: join(folder, 'dump-copy.js'),
  });
  const servers = await listenAll(site, config).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  void setTimeout(untilCalm, undefined, { ref: false })
    // Makes the search lists load now rather than at a visitor's first key press.
    .then(async () => {
      for (const begun of ['a', '!a'])
        await site.fetch(new Request(`${config.publicUrl}${autocompletePath}?q=${begun}`));
    })
    // One after the other: side by side with the jobs on the store, calls would wait for both.
    .then(() => calm.resolve(), calm.resolve);

  const hurry = new AbortController();
  let leaving = false;
  const leave = () => {
    // A second signal skips the wait for calls that might still arrive.
    if (leaving) return hurry.abort();
    leaving = true;
    goodbye(site, servers, config.drainMilliseconds, hurry.signal).then(
      () => process.exit(0),
      (error: unknown) => stop(error),
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // Last, because a supervisor that reads this line may send a signal immediately.
  announce(site, config);
}

async function listenAll(site: Site, config: Config): Promise<readonly Server[]> {
  const own = { hosts: config.hosts, port: config.port, variables: { host: 'HOST', port: 'PORT' } };
  const servers = await listen(site, own);
  const { metrics } = site;
  if (metrics === null || config.metrics === null) return servers;
  try {
    const { host, port } = config.metrics;
    const apart = { hosts: [host], port, variables: { host: 'METRICS_HOST', port: 'METRICS_PORT' } };
    return [...servers, ...(await listen({ fetch: (request) => metrics(request) }, apart))];
  } catch (error) {
    await Promise.all(servers.map(closed));
    throw error;
  }
}

/** Fails the readiness check, finishes open calls, stores what is only in memory, and closes the store. */
async function goodbye(
  site: Site,
  servers: readonly Server[],
  drainMilliseconds: number,
  hurry: AbortSignal,
): Promise<void> {
  site.drain();
  await setTimeout(drainMilliseconds, undefined, { signal: hurry }).catch(() => {});
  void setTimeout(longestGoodbye.calls, undefined, { ref: false }).then(() => {
    for (const server of servers) server.closeAllConnections();
  });
  await Promise.all(servers.map(closed));
  const tooLate = setTimeout(longestGoodbye.modules, undefined, { ref: false }).then(() => {
    throw new Error('The server could not finish its work in time');
  });
  await Promise.race([site.close(), tooLate]);
}

function announce(site: Site, config: Config): void {
  const lines = [`  Site      ${config.publicUrl}`];
  if (site.mailboxUrl !== null) lines.push(`  Mailbox   ${site.mailboxUrl}`);
  lines.push(`  Data      ${site.place}`);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive becomes idle only after its last answer.
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}

function stop(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreLockedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
