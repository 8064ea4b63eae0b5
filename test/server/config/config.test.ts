import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/server/config/config.ts';
import { ConfigError } from '../../../src/server/config/config-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const strong = {
  SITE_SECRET: 'Zk3v9Qx7Lw2Rt8Yp5Nm1Bc4Hd6Jf0Gs-aVu3Ie8Wy_b2',
  CARD_WEBHOOK_SECRET: 'Tq8Xe2Vb6Un4Ym1Kj9Hg5Fd3Sa7Po0Li-bRc5Zw1Mt_d7',
};
const staging = { SITE_ENV: 'staging', DEV_PASSWORD: 'sixteen-or-longer' };
const production = {
  SITE_ENV: 'production',
  PUBLIC_URL: 'https://mallard.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
  TRUSTED_PROXIES: 'none',
  ...strong,
};
const load = (env: Readonly<Record<string, string>> = {}) => loadConfig({ DATA_DIR: folder, ...env });
const configErrorOf = (env: Readonly<Record<string, string>>) => {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

describe('without configuration', () => {
  it('the site is local, on port 4173 of this machine only, for visitors in the US', () => {
    expect(load()).toMatchObject({
      siteEnv: 'local',
      port: 4173,
      hosts: ['127.0.0.1', '::1'],
      publicUrl: 'http://localhost:4173',
      isPublicUrlSet: false,
      ownWebOrigins: ['http://localhost:4173'],
      defaultCountry: 'US',
      clients: { web: 'mallard-web', apps: 'mallard-apps' },
      smtpUrl: undefined,
      databaseUrl: undefined,
    });
  });

  it('secrets are made once, kept for the next start and readable by their owner only', () => {
    const { secrets } = load();
    expect(load().secrets).toEqual(secrets);
    expect(secrets.site).not.toBe(secrets.cardWebhook);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual({ site: secrets.site });
  });

  it.each(['{"site":"short"}', '{"site":', ''])(
    'damaged secrets are refused rather than replaced: %s',
    (text) => {
      const file = join(folder, 'secrets.json');
      writeFileSync(file, text);
      expect(configErrorOf({})).toContain('secrets.json is damaged');
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

describe('a configuration', () => {
  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(load())).toBe(true);
    expect(Object.isFrozen(load().secrets)).toBe(true);
  });

  it.each(['https://mallard.example', 'HTTPS://mallard.example', ' Https://mallard.example'])(
    'is not local where others can reach it, at %s',
    (address) => {
      expect(() => load({ PUBLIC_URL: address })).toThrow('SITE_ENV is not usable: PUBLIC_URL is on https');
    },
  );

  it('is staging where others can reach it', () => {
    expect(load({ ...staging, PUBLIC_URL: 'https://mallard.example' })).toMatchObject({ siteEnv: 'staging' });
  });

  it('is staging only with a password, and asks for none in production', () => {
    expect(() => load({ SITE_ENV: 'staging' })).toThrow('DEV_PASSWORD is missing');
    expect(load({ ...production, DEV_PASSWORD: staging.DEV_PASSWORD }).devPassword).toBeUndefined();
  });

  it('takes an empty variable for an absent one', () => {
    expect(load({ PORT: '', SITE_ENV: '' })).toMatchObject({ port: 4173, siteEnv: 'local' });
  });

  it('counts the public address and the further origins as ours', () => {
    expect(
      load({
        ...staging,
        PUBLIC_URL: 'https://a.example/',
        SITE_ORIGINS: 'https://b.example, https://c.example/',
      }),
    ).toMatchObject({
      publicUrl: 'https://a.example',
      ownWebOrigins: ['https://a.example', 'https://b.example', 'https://c.example'],
    });
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['SITE_ENV', 'live'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['SMTP_URL', 'mail.example'],
    ['PUBLIC_URL', 'mallard.example'],
    ['SITE_ORIGINS', 'mallard.example'],
    ['DEFAULT_COUNTRY', 'Germany'],
    ['COUNTRY_HEADER', 'no header'],
    ['MAIL_FROM', 'nobody'],
    ['SITE_SECRET', 'short'],
  ])('with %s "%s" is refused by name', (variable, value) => {
    expect(configErrorOf({ [variable]: value })).toContain(variable);
  });
});

describe('what is wrong with a variable is said in words', () => {
  it.each([
    ['SITE_ENV', 'prod', 'SITE_ENV is not usable: it must be local, staging or production'],
    ['PORT', 'abc', 'PORT is not usable: it must be a whole number from 0 to 65535'],
    ['HOST', ',', 'HOST is not usable: the list is empty'],
    [
      'HOST',
      '999.1.1.1',
      'HOST is not usable: "999.1.1.1" is not the address of a machine, such as 127.0.0.1',
    ],
    ['METRICS_PORT', '4173', 'METRICS_PORT is not usable: PORT is the same, and the two must not share one'],
    [
      'WEB_CLIENT_ID',
      'mallard-apps',
      'WEB_CLIENT_ID is not usable: APPS_CLIENT_ID is the same, and the two clients differ',
    ],
    [
      'DEFAULT_COUNTRY',
      'ZZ',
      'DEFAULT_COUNTRY is not usable: it must be the two letters of a country (ISO 3166-1), such as US',
    ],
  ])('%s=%s', (variable, value, sentence) => {
    expect(configErrorOf({ [variable]: value })).toBe(sentence);
  });

  it('without the password of an address', () => {
    const message = configErrorOf({ DATABASE_URL: 'mysql://mallard:hidden@db.example/x' });
    expect(message).toContain('postgres://user:password@host:5432/database');
    expect(message).not.toContain('hidden');
  });
});

describe('production', () => {
  it('starts with all it needs, and writes no secrets to disk', () => {
    expect(load(production)).toMatchObject({ siteEnv: 'production', hosts: ['::'], logLevel: 'info' });
    expect(() => statSync(join(folder, 'secrets.json'))).toThrow();
  });

  it.each(['PUBLIC_URL', 'SMTP_URL', 'TRUSTED_PROXIES', 'SITE_SECRET'])(
    'refuses to start without %s',
    (variable) => {
      expect(configErrorOf({ ...production, [variable]: '' })).toContain(`${variable} is missing`);
    },
  );

  it.each([
    'short',
    'changeme-changeme-changeme-changeme-changeme',
    'a'.repeat(40),
    'abababababababababababababababababababab',
    'my-default-value-that-is-long-enough-0123',
  ])('refuses the secret "%s"', (secret) => {
    expect(configErrorOf({ ...production, SITE_SECRET: secret })).toContain('SITE_SECRET');
  });

  it('refuses a public address that is not on https', () => {
    expect(configErrorOf({ ...production, PUBLIC_URL: 'http://mallard.example' })).toContain('PUBLIC_URL');
  });
});
