import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageTable } from '../../src/server/site/page-table.ts';
import { freePort } from './server/own-process.ts';
import { startSite } from './server/start-site.ts';

/** A built site, served by the server that is in it. */
export interface ServedSite {
  /** Without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** What a site that was built for production does not start without. */
const production = {
  SMTP_URL: 'smtp://localhost:25',
  TRUSTED_PROXIES: 'none',
  SITE_SECRET: randomBytes(48).toString('base64'),
};

/** Serves a built site on a free port, on a store of its own that is gone afterwards. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const port = await freePort();
  const isForProduction = readPageTable(path.join(folder, 'client')).builtFor === 'production';
  const server = await startSite(path.join(folder, 'server/main.js'), {
    PORT: port,
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    SNAPSHOT_EVERY: 'off',
    ...(isForProduction
      ? { SITE_ENV: 'production', PUBLIC_URL: `http://localhost:${port}`, ...production }
      : {}),
  });
  return {
    // Chromium takes `localhost` for a secure context, as it does the real site.
    url: server.url.replace('127.0.0.1', 'localhost'),
    stop: async () => {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
