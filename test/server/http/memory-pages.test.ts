import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from '../../../src/server/app.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { createLog } from '../../../src/server/log.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { siteUrl } from '../support/test-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mallard-memory-pages-'));
const root = path.join(folder, 'client');
const files = {
  'index.html': '<h1>Home</h1>',
  'start.html': '<h1>Start</h1>',
  'dev/notes.html': '<h1>Notes</h1>',
  'assets/boot-abc.js': 'boot()',
};
const lines: { readonly path?: string; readonly status?: number }[] = [];

let site: Site;
let store: Store;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  writeFileSync(
    path.join(folder, 'headers.json'),
    JSON.stringify({
      classes: { static: "default-src 'none'; form-action 'self'{scripts}{styles}" },
      hashes: [],
      kinds: [{ pageClass: 'static', scripts: [], styles: [] }],
      pages: { '/': 0, '/dev/notes': 0, '/start': 0 },
      notFound: {},
      speculationRules: '/assets/rules.json',
    }),
  );
  store = await openFreshStore();
  const config = loadConfig({
    DATA_DIR: path.join(folder, 'data'),
    DEV_PASSWORD: 'a-password-of-sixteen-letters',
    METRICS_PORT: '9464',
  });
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  site = await createSite({ config, store: { ...store, close: async () => {} }, pages: root, log });
});
afterAll(async () => {
  await site.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await site.fetch(new Request(new URL(address, siteUrl), { headers }));
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].sort()),
    body: await answer.text(),
  };
}

describe('a page that lies in memory', () => {
  it.each([
    ['/', {}],
    ['/', { 'If-None-Match': '*' }],
    ['/assets/boot-abc.js', {}],
  ])('is answered as it is from the disk: %s %o', async (address, headers) => {
    const first = await ask(address, headers);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect(await ask(address, headers)).toEqual(first);
  });

  it('is answered at once, and one that asks for a password is not', async () => {
    await ask('/');
    expect(site.fetch(new Request(siteUrl))).toBeInstanceOf(Response);
    expect(site.fetch(new Request(`${siteUrl}/dev/notes`))).toBeInstanceOf(Promise);
  });

  it('is logged and counted like every call', async () => {
    await ask('/');
    const counted = async () => {
      const figures = await site.metrics?.(new Request(`${siteUrl}/metrics`));
      const text = (await figures?.text()) ?? '';
      return Number(/_count\{method="GET",route="page",status="200"\} (\d+)/.exec(text)?.[1]);
    };
    const [before, logged] = [await counted(), lines.length];
    await ask('/');
    expect(await counted()).toBe(before + 1);
    // Housekeeping writes lines of its own, whenever it gets to it.
    const calls = lines.slice(logged).filter((line) => 'path' in line);
    expect(calls).toEqual([expect.objectContaining({ path: '/', status: 200 })]);
  });

  it('does not stand in for a search, nor on another host for its start page', async () => {
    await ask('/');
    expect((await ask('/?q=ducks')).status).toBe(302);
    const start = 'https://start.mallard.example/';
    expect((await ask(start)).body).toBe('<h1>Start</h1>');
    expect((await ask(start)).body).toBe('<h1>Start</h1>');
  });

  it('is not shown past a password', async () => {
    const password = Buffer.from('any:a-password-of-sixteen-letters').toString('base64');
    const shown = await ask('/dev/notes', { Authorization: `Basic ${password}` });
    expect(shown.body).toBe('<h1>Notes</h1>');
    const refused = await ask('/dev/notes');
    expect(refused.status).toBe(401);
    expect(refused.body).not.toContain('Notes');
  });
});
