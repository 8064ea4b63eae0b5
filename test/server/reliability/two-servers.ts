import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

/** Two servers on one Postgres, behind a proxy that is this process: whoever calls names the visitor's address. */
export interface TwoServers {
  readonly urls: readonly [string, string];
  readonly close: () => Promise<void>;
}

/** Starts them, with one built page. */
export async function startTwoServers(): Promise<TwoServers> {
  const folder = mkdtempSync(resolve('.cache/two-servers-'));
  const script = join(folder, 'server/main.js');
  cpSync(resolve(inject('serverScript'), '..'), join(folder, 'server'), { recursive: true });
  mkdirSync(join(folder, 'client'));
  writeFileSync(
    join(folder, 'client/index.html'),
    `<!doctype html><title>Page</title>${'<p>Text</p>'.repeat(2_000)}`,
  );
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({
      classes: { plain: "default-src 'none'" },
      hashes: [],
      kinds: [{ pageClass: 'plain', scripts: [], styles: [] }],
      pages: { '/': 0 },
      notFound: {},
      speculationRules: '',
    }),
  );
  const databaseUrl = await freshDatabase();
  const start = (name: string): Promise<ServerProcess> =>
    startServerProcess(
      {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, name),
        SITE_SECRET: 'two-servers-of-a-test-know-the-same-4711-secret',
        TRUSTED_PROXIES: '127.0.0.1',
      },
      script,
    );
  const [one, two] = await Promise.all([start('one'), start('two')]);
  return {
    urls: [one.url, two.url],
    close: async () => {
      await Promise.all([one.kill(), two.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
