import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageTable } from '../../src/server/site/page-table.ts';
import { freePort } from './server/own-process.ts';
import { startSite } from './server/start-site.ts';

/** A built site, served by its own server. */
export interface ServedSite {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The settings without which a production build does not start. */
const production = {
  SMTP_URL: 'smtp://localhost:25',
  TRUSTED_PROXIES: 'none',
  SITE_SECRET: randomBytes(48).toString('base64'),
};

/** Serves a built site on a free port, with a temporary store. */
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
    // Chromium treats `localhost` as a secure context, like the real site.
    url: server.url.replace('127.0.0.1', 'localhost'),
    stop: async () => {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
