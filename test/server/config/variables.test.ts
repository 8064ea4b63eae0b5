import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentVariables, loadConfig } from '../../../src/server/config/config.ts';
import { ConfigError } from '../../../src/server/config/config-error.ts';
import { secretBits } from '../../../src/server/config/secret-strength.ts';

const folder = mkdtempSync(join(tmpdir(), 'mallard-variables-'));
const aFile = join(folder, 'a-file');
writeFileSync(aFile, '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const strong = 'Zk3v9Qx7Lw2Rt8Yp5Nm1Bc4Hd6Jf0Gs-aVu3Ie8Wy_b2';
const stripe = {
  CARD_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_51Abc',
  STRIPE_WEBHOOK_SECRETS: 'whsec_Zk3v9Qx7Lw2Rt8Yp5Nm1Bc4Hd6Jf0Gs',
};

interface Values {
  readonly good: readonly string[];
  readonly bad: readonly string[];
  /** What else is set. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** For every variable what it takes and what it does not. */
const table: Readonly<Record<string, Values>> = {
  SITE_ENV: {
    good: ['local', 'staging'],
    bad: ['live', 'Production', 'test'],
    beside: { DEV_PASSWORD: 'sixteen-or-longer' },
  },
  DEV_PASSWORD: { good: ['sixteen-or-longer'], bad: ['short', 'sixteen or longer', 'ä'.repeat(16)] },
  HSTS_PRELOAD: { good: ['on', 'off'], bad: ['yes', '1', 'On'] },
  HOST: {
    good: ['127.0.0.1', '::, 0.0.0.0', 'localhost,', 'site-1.internal'],
    bad: [',', ' ', '999.1.1.1', '127.0.0.1, a b', 'http://x'],
  },
  PORT: { good: ['0', '80', '65535'], bad: ['many', '-1', '65536', '80.5', '80a', ' ', '0x50', '1e3'] },
  DATA_DIR: { good: [folder], bad: [' ', aFile, join(aFile, 'data')] },
  KEPT_ASSETS: {
    good: ['off', folder, './kept', join(folder, 'not-yet/there')],
    bad: [' ', aFile, join(aFile, 'kept')],
  },
  DATABASE_URL: {
    good: [
      'postgres://u:p@db.example/x',
      'postgresql://db/x',
      'postgres://u:p@one.example:5432,[::1]:5433,three/x?target_session_attrs=read-write',
    ],
    bad: ['mysql://db/x', 'db.example', 'postgres://one,/x', 'postgres://one:5432,two:many/x'],
  },
  DATABASE_DIRECT_URL: {
    good: ['postgres://u:p@db.example/x', 'postgres://u:p@one,two/x'],
    bad: ['mysql://db/x'],
  },
  SMTP_URL: {
    good: ['smtp://mail.example', 'smtps://u:p@mail.example:465'],
    bad: ['mail.example', 'https://mail.example', 'smtp://', 'smtps:///mail', 'smtp:mail.example'],
  },
  MAIL_FROM: { good: ['Mallard <a@b.example>', 'a@b.example'], bad: ['nobody', '@', 'Mallard <a@>'] },
  PUBLIC_URL: {
    good: ['https://mallard.example', 'http://localhost:5000/'],
    bad: [
      'mallard.example',
      'ftp://x.example',
      'http://x.example/site',
      'http://x.example/?a=b',
      'http://x.example/#a',
      'http://user@x.example',
    ],
    beside: { SITE_ENV: 'staging', DEV_PASSWORD: 'sixteen-or-longer' },
  },
  SITE_ORIGINS: {
    good: ['https://a.example, https://b.example'],
    bad: [
      'a.example',
      'https://a.example,b',
      'data:x',
      ',',
      'ftp://a.example',
      'https://a.example/site',
      'https://u@a.example',
    ],
  },
  TRUSTED_PROXIES: {
    good: ['none', '10.0.0.0/8, ::1', '127.0.0.1'],
    bad: ['proxy', '10.0.0.0/33', '10.0.0.0/8/8', ',', '0.0.0.0/0', '::/0'],
  },
  COUNTRY_HEADER: { good: ['CF-IPCountry'], bad: ['no header', 'a:b'] },
  DEFAULT_COUNTRY: { good: ['DE', 'us', 'XK'], bad: ['Germany', '1A', 'D', 'ZZ', 'EU', 'UK', 'DD', 'QQ'] },
  WEB_CLIENT_ID: { good: ['other-web'], bad: ['mallard-apps', 'a b', 'x'.repeat(201)] },
  APPS_CLIENT_ID: { good: ['f4311287-0121-40e6-8bbd-85c36daf1837'], bad: ['mallard-web', ' '] },
  APPS_REDIRECT_URIS: {
    good: ['com.duckduckgo:/authcb, app:/cb', 'https://a.example/done', 'http://127.0.0.1:5000/cb'],
    bad: [',', 'not a uri', '/authcb', 'app:/cb#x', 'javascript:alert(1)', 'http://a.example/cb'],
  },
  SNAPSHOT_EVERY: { good: ['off', 'PT1M', 'P1DT2H'], bad: ['1h', 'PT', 'P1M', 'PT30S', 'never'] },
  SNAPSHOT_KEEP: { good: ['1', '10000'], bad: ['0', '10001', 'all', '1.5'] },
  METRICS_PORT: { good: ['9464'], bad: ['0', '65536', 'yes', '4173'] },
  METRICS_HOST: { good: ['127.0.0.1', '::1', 'metrics.internal'], bad: ['a b', 'http://x', '999.1.1.1'] },
  CORS_ORIGINS: {
    good: ['https://a.example,https://b.example'],
    bad: ['*', 'null', 'a.example', ',', 'ws://a.example'],
  },
  DRAIN_DELAY: { good: ['PT0S', 'PT5S'], bad: ['5', '5s', '-PT5S'] },
  CARD_PROVIDER: { good: ['simulator', 'none'], bad: ['paypal'] },
  STRIPE_SECRET_KEY: {
    good: ['sk_test_51Abc', 'rk_test_a'],
    bad: ['', 'pk_test_51Abc', 'sk_live_51Abc'],
    beside: stripe,
  },
  STRIPE_WEBHOOK_SECRETS: { good: [stripe.STRIPE_WEBHOOK_SECRETS], bad: ['', 'whsec_short'], beside: stripe },
  STRIPE_API_BASE: { good: ['http://127.0.0.1:4010'], bad: ['stripe', 'ftp://x.example'], beside: stripe },
  STRIPE_TIMEOUT_MS: { good: ['2000'], bad: ['soon', '-1'], beside: stripe },
  STRIPE_AUTOMATIC_TAX: { good: ['on', 'off'], bad: ['yes', 'ON'], beside: stripe },
  STRIPE_BILLING_ADDRESS: { good: ['auto', 'required'], bad: ['always'], beside: stripe },
  STRIPE_TERMS_CONSENT: { good: ['on', 'off'], bad: ['1'], beside: stripe },
  STRIPE_TRIAL_WITHOUT_CARD: { good: ['cancel', 'invoice'], bad: ['pause'], beside: stripe },
  RECONCILE_HOUR: { good: ['0', '23'], bad: ['24', '-1', 'night'] },
  AC_UPSTREAM: { good: ['https://ac.example/ac/'], bad: ['ac.example'] },
  BLOG_UPSTREAM: { good: ['https://blog.example'], bad: ['blog.example'] },
  DOWNLOAD_URL: {
    good: ['https://get.example', 'https://get.example/files/'],
    bad: ['get.example', 'ftp://x.example'],
  },
  SEARCH_URL: {
    good: ['https://search.example/', 'https://search.example/web?x=1'],
    bad: ['search.example', 'ftp://x.example'],
  },
  IMAGE_ORIGINS: {
    good: ['https://cdn.example, https://b.example'],
    bad: ['cdn.example', 'https://cdn.example/path', ','],
  },
  BEACON_SINK: {
    good: ['nats://127.0.0.1', 'tls://u:p%40ss@a.example:4222/site-1,tls://b.example', 'nats://[::1]:4222/'],
    bad: [
      'broker.example',
      'http://broker.example',
      'nats://',
      ',',
      'nats://a.example/two.words',
      'nats://a.example,tls://b.example',
      'nats://a.example,nats://u:p@b.example',
      'nats://a%zz:p@b.example',
      'nats://a.example?x=1',
    ],
  },
  BEACON_RETENTION_DAYS: { good: ['1', '3650'], bad: ['0', '3651', 'always'] },
  ITR_PARTNER_KEY: { good: [strong], bad: ['short'] },
  LOG_LEVEL: { good: ['silent', 'debug'], bad: ['loud', 'INFO'] },
  SITE_SECRET: { good: [strong], bad: ['short', 'x'.repeat(31)] },
  CARD_WEBHOOK_SECRET: { good: [strong], bad: ['short'] },
};

function configErrorOf(env: Readonly<Record<string, string>>): string | null {
  try {
    loadConfig({ DATA_DIR: folder, ...env });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

it('every variable the server reads stands in this table and in docs/operations.md, and no other', () => {
  expect(Object.keys(table).sort()).toEqual([...environmentVariables].sort());
  const documented = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\|([^|]+)\|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''))
    .filter((name) => !name.startsWith('VITE_'));
  // A list that is compared as it is finds what is described twice, too.
  expect(documented.sort()).toEqual([...environmentVariables].sort());
});

const rows = Object.entries(table);
const good = rows.flatMap(([name, { good: values, beside = {} }]) =>
  values.map((value) => ({ name, value, beside })),
);
const bad = rows.flatMap(([name, { bad: values, beside = {} }]) =>
  values.map((value) => ({ name, value, beside })),
);

describe('a variable', () => {
  it.each(good)('$name takes "$value"', ({ name, value, beside }) => {
    expect(configErrorOf({ ...beside, [name]: value })).toBeNull();
  });

  it.each(bad)('$name does not take "$value", and the error names it', ({ name, value, beside }) => {
    const message = configErrorOf({ ...beside, [name]: value });
    expect(message).toMatch(new RegExp(`^${name} is (not usable|missing): .{10}`));
    expect(message).not.toContain('Invalid input');
  });
});

describe('a secret in production', () => {
  const production = {
    SITE_ENV: 'production',
    PUBLIC_URL: 'https://mallard.example',
    SMTP_URL: 'smtp://mail.example',
    TRUSTED_PROXIES: 'none',
    SITE_SECRET: strong,
    CARD_WEBHOOK_SECRET: [...strong].reverse().join(''),
    ITR_PARTNER_KEY: `${strong}9`,
  };
  const weak = [
    'changeme-changeme-changeme-changeme-changeme',
    'correct horse battery staple correct horse battery',
    'a'.repeat(64),
    '0123456789'.repeat(5),
    '0f8b1c7d6e5a49382716f5e4d3c2b1a09f8e7d6c5b4a3928',
    'Zk3v9Qx7Lw2Rt8Yp5Nm1Bc4Hd6Jf0Gs',
    '1234567890'.repeat(8),
    'abcdefghijklmnopqrstuvwxyz'.repeat(2),
    'ZyXwVuTsRqPoNmLkJiHgFeDcBa'.repeat(2),
    'qwertyuiopasdfghjklzxcvbnm'.repeat(2),
    '1q2w3e4r5t6y7u8i9o0p'.repeat(3),
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p1qaz2wsx3edc',
    'Tr0ub4dor&3'.repeat(5),
    'thequickbrownfoxjumpsoverthelazydogandthensleepsallday',
    'The-Quick-Brown-Fox-Jumps-Over-The-Lazy-Dog-And-Then-Sleeps',
  ];
  const secrets = ['SITE_SECRET', 'CARD_WEBHOOK_SECRET', 'ITR_PARTNER_KEY'];

  it('of 256 bits is taken', () => {
    expect(configErrorOf(production)).toBeNull();
  });

  it.each(secrets.flatMap((name) => weak.map((value) => [name, value] as const)))(
    '%s is refused as "%s", and the error names the variable but not the secret',
    (name, value) => {
      const message = configErrorOf({ ...production, [name]: value });
      expect(message).toContain(name);
      expect(message).not.toContain(value);
      expect(message).toContain('`openssl rand -base64 48`');
    },
  );

  it('is taken as every usual command makes it, whatever was drawn', () => {
    for (let drawn = 0; drawn < 200; drawn += 1) {
      for (const encoding of ['base64', 'base64url', 'hex'] as const) {
        const secret = randomBytes(48).toString(encoding);
        expect({ secret, isStrong: secretBits(secret) >= 256 }).toEqual({ secret, isStrong: true });
      }
    }
  });

  it.each([
    ['a 32-byte secret in hex', '5f0b9c17ae3d82640f7be1d95a6c38420be97f1d63a8c40527f6d81be09a354c', 256],
    ['a 32-byte secret in base64', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=', 256],
    ['16 bytes in hex', '5f0b9c17ae3d82640f7be1d95a6c3842', 128],
    ['the same few letters', 'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc', 0],
  ])('of %s has %s bits', (_, secret, bits) => {
    expect(secretBits(secret)).toBe(bits);
  });
});
