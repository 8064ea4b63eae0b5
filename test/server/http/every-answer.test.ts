import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../../src/contract/rows/every-row.ts';
import type { Row } from '../../../src/contract/rows/row.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

const app = 'https://app.example';
/** What is on https is not local. */
const onHttps = {
  SITE_ENV: 'staging',
  DEV_PASSWORD: 'sixteen-or-longer',
  PUBLIC_URL: 'https://mallard.example',
};

let at: TestSite;
let https: TestSite;
beforeAll(async () => {
  at = await openTestSite({ env: { CORS_ORIGINS: app } });
  https = await openTestSite({ store: at.store, env: onHttps });
});
afterAll(async () => {
  await https.close();
  await at.close();
});

const rows: readonly Row[] = everyRow;
const ask = (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  at.site.fetch(new Request(siteUrl + path.replace(/:\w+/g, 'x'), { method, headers }));

const wanted = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

describe('security headers', () => {
  const calls: readonly (readonly [method: string, path: string])[] = [
    ...rows.map(({ method, path }) => [method, path] as const),
    ...rows.map(({ path }) => ['PATCH', path] as const),
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['GET', '/api/nowhere'],
    ['GET', '/dev/nowhere'],
    ['HEAD', '/healthz'],
    ['POST', '/nowhere'],
    ['OPTIONS', '/api/products'],
  ];
  it.each(calls)('are on the answer to a bare %s %s, whatever it says', async (method, path) => {
    const { headers } = await ask(method, path);
    expect(wanted.filter((name) => !headers.has(name))).toEqual([]);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    // An email is styled as mail programs need it, and shown to developers only.
    if (path !== '/dev/mail/:number/email') expect(policy).not.toContain('unsafe-');
  });

  it('are on an answer that failed, and on one whose body is too large', async () => {
    const failing = await openTestSite({
      store: { ...at.store, ping: () => Promise.reject(new Error('away')) },
    });
    const notReady = await failing.site.fetch(new Request(`${siteUrl}/readyz`));
    const tooLarge = await failing.site.fetch(
      new Request(`${siteUrl}/api/auth/v2/login`, { method: 'POST', body: 'x'.repeat(70_000) }),
    );
    expect([notReady.status, tooLarge.status]).toEqual([503, 413]);
    for (const { headers } of [notReady, tooLarge]) {
      expect(wanted.filter((name) => !headers.has(name))).toEqual([]);
    }
    await failing.close();
  });

  it('ask for https where visitors come by it, and only there', async () => {
    const strict = 'Strict-Transport-Security';
    expect((await ask('GET', '/healthz')).headers.get(strict)).toBeNull();
    const answer = await https.site.fetch(new Request('https://mallard.example/nowhere'));
    expect(answer.headers.get(strict)).toBe('max-age=63072000; includeSubDomains');
  });

  it('put the domain on the preload list of browsers only where that is wanted', async () => {
    const preloaded = await openTestSite({ store: at.store, env: { ...onHttps, HSTS_PRELOAD: 'on' } });
    for (const path of ['/healthz', '/nowhere', '/api/products']) {
      const answer = await preloaded.site.fetch(new Request(`https://mallard.example${path}`));
      expect(answer.headers.get('Strict-Transport-Security')).toBe(
        'max-age=63072000; includeSubDomains; preload',
      );
    }
    await preloaded.close();
  });
});

describe('pages of other sites', () => {
  const preflight = (path: string, method: string, origin = app) =>
    ask('OPTIONS', path, { Origin: origin, 'Access-Control-Request-Method': method });
  const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin');

  it.each(rows.map((row) => [row.method, row.path, row.crossOrigin === true] as const))(
    'that are named may read %s %s: %s',
    async (method, path, open) => {
      expect(allowed(await ask(method, path, { Origin: app }))).toBe(open ? app : null);
      const asked = await preflight(path, method);
      expect(allowed(asked)).toBe(open ? app : null);
      expect(asked.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    },
  );

  it('may never read authorize, and none that is not named may read anything', async () => {
    expect(rows.filter(({ path, crossOrigin }) => path.includes('authorize') && crossOrigin)).toEqual([]);
    for (const { method, path } of rows) {
      expect(allowed(await ask(method, path, { Origin: 'https://evil.example' }))).toBeNull();
    }
  });

  it('may read nothing unless the configuration names them', async () => {
    for (const { method, path } of rows) {
      const request = new Request(`https://mallard.example${path.replace(/:\w+/g, 'x')}`, {
        method,
        headers: { Origin: app },
      });
      expect(allowed(await https.site.fetch(request))).toBeNull();
    }
  });
});
