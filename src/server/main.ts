import { join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createSite, type Site } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { StoreLockedError } from './db/store-lock.ts';

const longestGoodbye = 10_000;

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // The bundle lies beside the built pages: dist/server/main.js and dist/client.
  const site = await createSite({ config, pages: join(import.meta.dirname, '../client') });
  const servers = await listen(site, config).catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  announce(site, config);

  let leaving = false;
  const leave = () => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), longestGoodbye).unref();
    Promise.all(servers.map(closed))
      .then(() => site.close())
      .then(
        () => process.exit(0),
        (error: unknown) => stop(error),
      );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}

async function listen(site: Site, config: Config): Promise<readonly ServerType[]> {
  const servers: ServerType[] = [];
  for (const host of config.hosts) {
    const server = createAdaptorServer({ fetch: site.fetch });
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(config.port, host, () => resolve(null));
    });
    // A machine without IPv6 still has the first address.
    const lacksAddress = error?.code === 'EADDRNOTAVAIL' || error?.code === 'EAFNOSUPPORT';
    if (error === null) servers.push(server);
    else if (servers.length === 0 || !lacksAddress) throw error;
  }
  return servers;
}

function announce(site: Site, config: Config): void {
  const lines = [`  Site      ${config.publicUrl}`];
  if (site.mailboxUrl !== null) lines.push(`  Mailbox   ${site.mailboxUrl}`);
  lines.push(`  Data      ${site.place}`);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function stop(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StoreLockedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program uses this port: stop it, or set PORT to another one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch(stop);
