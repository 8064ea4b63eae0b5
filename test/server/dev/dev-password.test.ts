import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../../src/server/app.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { refuseOtherBuild } from '../../../src/server/refuse-other-build.ts';
import { openTestSite, siteUrl, type TestSite } from '../support/test-site.ts';

const password = 'quack:under-the-bridge';

let at: TestSite;
let local: TestSite;
beforeAll(async () => {
  at = await openTestSite({ env: { SITE_ENV: 'staging', DEV_PASSWORD: password } });
  local = await openTestSite({ store: at.store });
});
afterAll(async () => {
  await local.close();
  await at.close();
});

const ask = (path: string, header?: string, method = 'GET', site = at) =>
  site.site.fetch(
    new Request(siteUrl + path, {
      method,
      ...(header === undefined ? {} : { headers: { Authorization: header } }),
    }),
  );
const basic = (shown: string) => `Basic ${Buffer.from(`anybody:${shown}`).toString('base64')}`;

describe('what is below /dev on staging', () => {
  const paths = [
    '/dev',
    '/dev/mail',
    '/dev/mail.json',
    '/%64ev/mail',
    '/dev/clock',
    '/dev/beacon',
    '/dev/experiments',
    '/dev/host',
  ];

  it.each(paths)('%s asks for the password as browsers know it, and shows nothing before', async (path) => {
    for (const header of [undefined, basic(''), basic('wrong'), `Bearer ${password}`, 'Basic', 'Basic ä']) {
      const answer = await ask(path, header);
      expect([header, answer.status]).toEqual([header, 401]);
      expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Basic realm=/);
      expect(await answer.json()).toEqual({ error: 'password_needed' });
    }
  });

  it('is there for who shows it', async () => {
    expect((await ask('/dev/mail', basic(password))).status).toBe(200);
    expect((await ask('/dev/clock', basic(password))).status).toBe(200);
  });

  it('does not move the clock for anybody else', async () => {
    expect((await ask('/dev/clock', undefined, 'POST')).status).toBe(401);
  });

  it('leaves everything else open, and a developer’s own machine without a password', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/dev/mail', undefined, 'GET', local)).status).toBe(200);
  });
});

describe('a site that was built for another environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-built-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const builtFor = (siteEnv: string | undefined) => {
    mkdirSync(join(folder, 'client'), { recursive: true });
    const table = {
      siteEnv,
      classes: {},
      hashes: [],
      kinds: [],
      pages: {},
      notFound: {},
      speculationRules: '/x',
    };
    writeFileSync(join(folder, 'headers.json'), JSON.stringify(table));
  };
  const env = {
    local: {},
    staging: { SITE_ENV: 'staging', DEV_PASSWORD: password },
  };
  const starting = (started: keyof typeof env) =>
    createSite({
      config: loadConfig({ ...env[started], DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }),
      store: { ...at.store, close: async () => {} },
      pages: join(folder, 'client'),
    });

  it.each([
    ['production', 'local'],
    ['production', 'staging'],
    ['local', 'staging'],
    ['staging', 'local'],
  ] as const)('(%s) does not start as %s, and opens no store', async (built, started) => {
    builtFor(built);
    const config = loadConfig({ ...env[started], DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
    await expect(createSite({ config, pages: join(folder, 'client') })).rejects.toThrow(
      `SITE_ENV is not usable: it is ${started}, and this site was built for ${built}`,
    );
    expect(() => rmSync(join(folder, 'data', 'db'), { recursive: true })).toThrow('ENOENT');
  });

  it.each([
    ['production', 'local', null],
    ['local', 'production', 'production'],
  ] as const)('does not start where the server (%s) is none for %s', (server, started, pages) => {
    expect(() => refuseOtherBuild({ builtFor: pages }, started, server)).toThrow(
      `it is ${started}, and this site was built for ${server}`,
    );
  });

  it('starts as the one it was built for', async () => {
    builtFor('local');
    await (await starting('local')).close();
  });

  it.each([
    ['does not say for which', () => builtFor(undefined)],
    ['was not finished', () => rmSync(join(folder, 'headers.json'), { force: true })],
  ])('starts on a developer’s machine alone when it %s', async (_, make) => {
    make();
    await (await starting('local')).close();
    await expect(starting('staging')).rejects.toThrow(
      /^SITE_ENV is not usable: it is staging, and nothing says what these pages were built for .*SITE_ENV=staging$/,
    );
  });
});
