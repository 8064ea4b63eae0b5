import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../src/server/app.ts';
import { loadConfig } from '../../src/server/config/config.ts';
import type { Store } from '../../src/server/db/store.ts';
import { healthRoutes } from '../../src/server/health.ts';
import { createLog } from '../../src/server/log.ts';
import { openFreshStore } from './support/fresh-database.ts';
import { keptLog } from './support/kept-log.ts';
import { ManualClock } from './support/manual-clock.ts';
import { openTestSite, siteUrl, type TestSite } from './support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const get = (path: string, init?: RequestInit) => at.site.fetch(new Request(siteUrl + path, init));

describe('health', () => {
  it('says that the server lives and is ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('names what is missing with 503, and the process still lives', async () => {
    const away = async () => {
      throw new Error('away');
    };
    const app = new Hono().route(
      '/',
      healthRoutes(
        [
          { name: 'store', check: away },
          { name: 'air', check: async () => {} },
        ],
        createLog('silent'),
      ),
    );
    const ready = await app.request('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ error: 'unavailable', missing: ['store'] });
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('says in the log why something is missing, once for each change, however often it is asked', async () => {
    const { log, lines } = keptLog();
    let wrong: string | null = 'refused';
    const check = async () => {
      if (wrong !== null) throw new Error(wrong);
    };
    const app = new Hono().route('/', healthRoutes([{ name: 'store', check }], log));
    for (wrong of ['refused', 'refused', 'closed', null, null, 'closed']) await app.request('/readyz');
    expect(lines()).toEqual([
      'store does not answer well: refused',
      'store does not answer well: closed',
      'store answers again',
      'store does not answer well: closed',
    ]);
  });
});

describe('a server that is told to stop', () => {
  it('sends visitors elsewhere, and does not warn of what it was asked for', async () => {
    const { log, lines } = keptLog();
    const leaving = await openTestSite({ log });
    const ready = () => leaving.site.fetch(new Request(`${siteUrl}/readyz`));
    expect((await ready()).status).toBe(200);
    leaving.site.drain();
    for (const answer of [await ready(), await ready()])
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { error: 'unavailable', missing: ['running'] },
      ]);
    expect(lines().filter((line) => line.includes('does not answer'))).toEqual([]);
    await leaving.close();
  });
});

describe('the services', () => {
  it('answer an unknown path with 404 as JSON, and say so to a host server', async () => {
    const answer = await get('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'not_found' });
    expect(await at.site.services(new Request(`${siteUrl}/some/page`))).toBeNull();
    expect(await at.site.services(new Request(`${siteUrl}/dev/components`))).toBeNull();
    expect((await at.site.services(new Request(`${siteUrl}/healthz`)))?.status).toBe(200);
  });

  it('refuse a body that is too large', async () => {
    const answer = await get('/api/auth/v2/login', { method: 'POST', body: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });

  it('carry the headers that keep an answer data', async () => {
    const { headers } = await get('/api/auth/v2/.well-known/jwks.json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('refuse a change that another site asks for, and take it from our own page or from no page', async () => {
    const from = (headers: Readonly<Record<string, string>>) =>
      get('/api/auth/v2/logout', { method: 'POST', headers: { Host: 'localhost:4173', ...headers } });
    expect((await from({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await from({ Origin: 'null' })).status).toBe(403);
    expect((await from({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await from({ Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(401);
    expect((await from({})).status).toBe(401);
  });
});

describe('production', () => {
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mallard-production-'));
    store = await openFreshStore();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has none of the development calls, whatever the method', async () => {
    const config = loadConfig({
      DATA_DIR: folder,
      SITE_ENV: 'production',
      PUBLIC_URL: siteUrl,
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUSTED_PROXIES: 'none',
      SITE_SECRET: 'Zk3v9Qx7Lw2Rt8Yp5Nm1Bc4Hd6Jf0Gs-aVu3Ie8Wy_b2',
      CARD_WEBHOOK_SECRET: 'Tq8Xe2Vb6Un4Ym1Kj9Hg5Fd3Sa7Po0Li-bRc5Zw1Mt_d7',
      LOG_LEVEL: 'silent',
    });
    const site = await createSite({ config, store, clock: new ManualClock() });
    for (const path of ['/dev', '/dev/mail', '/dev/mail.json', '/dev/pay/x', '/dev/portal/x', '/dev/clock']) {
      for (const method of ['GET', 'POST']) {
        expect((await site.fetch(new Request(siteUrl + path, { method }))).status).toBe(404);
      }
    }
    const country = await site.fetch(new Request(`${siteUrl}/countryCode?country=de`));
    expect(await country.json()).toEqual({ country: 'US' });
    expect(site.mailboxUrl).toBeNull();
    await site.close();
  });
});

describe('the log', () => {
  it('has a line a request without its query, and no secret in any field', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const folder = mkdtempSync(join(tmpdir(), 'mallard-log-'));
    const site = await createSite({
      config: loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'info' }),
      clock: new ManualClock(),
      store: { ...at.store, close: async () => {} },
      log,
      postEvent: async () => 200,
    });
    const query = 'email=duck%40pond.example&code_verifier=verifier-in-query';
    await site.fetch(new Request(`${siteUrl}/api/auth/v2/token?${query}`));
    await site.fetch(new Request(`${siteUrl}/dev/pay/cs_test_abcdefghijklmnopqrstuvwxyz0123456789`));
    log.info({ email: 'duck@pond.example', body: { otp: '123456', refresh_token: 'r-1' } }, 'careless');
    await site.close();
    rmSync(folder, { recursive: true, force: true });
    const text = lines.join('');
    expect(text).toContain('"/api/auth/v2/token"');
    for (const secret of ['duck', 'verifier-in-query', 'abcdefghijklmnop', '123456', 'r-1']) {
      expect(text).not.toContain(secret);
    }
  });
});
