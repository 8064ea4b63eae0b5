import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  plainCheckout,
  readCardSettings,
  readCheckoutOptions,
  readStripeAccess,
} from '../../../src/server/config/card-settings.ts';
import { loadConfig } from '../../../src/server/config/config.ts';

const webhook = `whsec_${'a'.repeat(32)}`;
const other = `whsec_${'b'.repeat(32)}`;
const live = {
  CARD_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRETS: webhook,
} as const;
const test = { ...live, STRIPE_SECRET_KEY: 'rk_test_1' } as const;

describe('what the payment page asks for', () => {
  it('is a card and nothing else until somebody says it', () => {
    expect(readCheckoutOptions({})).toEqual({
      automaticTax: false,
      billingAddress: 'auto',
      termsConsent: false,
      trialWithoutCard: 'cancel',
    });
  });

  it('is what the variables say', () => {
    const said = {
      STRIPE_AUTOMATIC_TAX: 'on',
      STRIPE_BILLING_ADDRESS: 'required',
      STRIPE_TERMS_CONSENT: 'on',
      STRIPE_TRIAL_WITHOUT_CARD: 'invoice',
    } as const;
    expect(readCheckoutOptions(said)).toEqual({
      automaticTax: true,
      billingAddress: 'required',
      termsConsent: true,
      trialWithoutCard: 'create_invoice',
    });
  });

  it.each([
    ['STRIPE_AUTOMATIC_TAX', 'yes', 'on or off'],
    ['STRIPE_BILLING_ADDRESS', 'always', 'auto or required'],
    ['STRIPE_TERMS_CONSENT', '1', 'on or off'],
    // A paused subscription would keep its access without ever being charged.
    ['STRIPE_TRIAL_WITHOUT_CARD', 'pause', 'cancel or invoice'],
  ])('%s=%s is refused by its name', (variable, value, expected) => {
    expect(() => readCheckoutOptions({ [variable]: value })).toThrow(
      `${variable} is not usable: it must be ${expected}`,
    );
  });
});

describe('who takes the money', () => {
  it('is the simulator, and in production nobody, until somebody says it', () => {
    expect(readCardSettings({}, false)).toEqual({ kind: 'simulator' });
    expect(readCardSettings({}, true)).toEqual({ kind: 'none' });
    expect(readCardSettings({ CARD_PROVIDER: 'none' }, false)).toEqual({ kind: 'none' });
    // The commands on the Stripe account take it.
    expect(readCardSettings({ STRIPE_SECRET_KEY: 'sk_test_1' }, false)).toEqual({ kind: 'simulator' });
  });

  it('is Stripe with its key and the secrets of its events, two of them while one replaces the other', () => {
    expect(readCardSettings({ ...live, STRIPE_WEBHOOK_SECRETS: `${webhook} , ${other},` }, true)).toEqual({
      kind: 'stripe',
      secretKey: 'sk_live_1',
      webhookSecrets: [webhook, other],
      apiBase: 'https://api.stripe.com',
      patience: 2_400,
      checkout: plainCheckout,
    });
    expect(
      readCardSettings(
        { ...test, STRIPE_API_BASE: 'http://localhost:12111', STRIPE_TIMEOUT_MS: '500' },
        false,
      ),
    ).toMatchObject({ secretKey: 'rk_test_1', apiBase: 'http://localhost:12111', patience: 500 });
  });

  it.each([
    ['CARD_PROVIDER', { CARD_PROVIDER: 'simulator' }, true],
    ['STRIPE_SECRET_KEY', { ...live, STRIPE_SECRET_KEY: undefined }, true],
    ['STRIPE_SECRET_KEY', { ...live, STRIPE_SECRET_KEY: 'pk_live_1' }, true],
    ['STRIPE_SECRET_KEY', test, true],
    ['STRIPE_SECRET_KEY', live, false],
    ['STRIPE_WEBHOOK_SECRETS', { ...live, STRIPE_WEBHOOK_SECRETS: undefined }, true],
    ['STRIPE_WEBHOOK_SECRETS', { ...live, STRIPE_WEBHOOK_SECRETS: ' , ' }, true],
    ['STRIPE_WEBHOOK_SECRETS', { ...live, STRIPE_WEBHOOK_SECRETS: `${webhook},whsec_short` }, true],
    ['STRIPE_WEBHOOK_SECRETS', { ...live, STRIPE_WEBHOOK_SECRETS: 'a'.repeat(40) }, true],
    ['STRIPE_API_BASE', { ...live, STRIPE_API_BASE: 'https://proxy.example' }, true],
    ['STRIPE_API_BASE', { ...test, STRIPE_API_BASE: 'nonsense' }, false],
    ['STRIPE_API_BASE', { ...test, STRIPE_API_BASE: 'http://localhost/v1' }, false],
    ['STRIPE_TIMEOUT_MS', { ...live, STRIPE_TIMEOUT_MS: '2501' }, true],
    ['STRIPE_TIMEOUT_MS', { ...test, STRIPE_TIMEOUT_MS: 'soon' }, false],
    ['STRIPE_AUTOMATIC_TAX', { STRIPE_AUTOMATIC_TAX: 'on' }, true],
    ['STRIPE_BILLING_ADDRESS', { CARD_PROVIDER: 'none', STRIPE_BILLING_ADDRESS: 'required' }, true],
    ['STRIPE_TERMS_CONSENT', { CARD_PROVIDER: 'simulator', STRIPE_TERMS_CONSENT: 'off' }, false],
    ['STRIPE_TRIAL_WITHOUT_CARD', { STRIPE_TRIAL_WITHOUT_CARD: 'cancel' }, false],
  ] as const)('stops the server when %s is not usable', (variable, values, production) => {
    expect(() => readCardSettings(values, production)).toThrow(
      new RegExp(`^${variable} is (missing|not usable): `),
    );
  });

  it('never shows a secret in what it says', () => {
    for (const values of [
      { ...live, STRIPE_SECRET_KEY: 'sk_nonsense_1234' },
      { ...live, STRIPE_WEBHOOK_SECRETS: 'tell-nobody' },
    ]) {
      const say = () => readCardSettings(values, true);
      expect(say).toThrow();
      expect(say).not.toThrow(/1234|tell-nobody/);
    }
  });

  it('for calls alone needs no secret of events', () => {
    expect(readStripeAccess({ STRIPE_SECRET_KEY: 'sk_test_1' }, false)).toMatchObject({
      secretKey: 'sk_test_1',
    });
  });
});

describe('the configuration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-cards-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('names the variable that is wrong', () => {
    const load = (env: Readonly<Record<string, string>>) => () => loadConfig({ DATA_DIR: dataDir, ...env });
    expect(load({ CARD_PROVIDER: 'cash' })).toThrow(/^CARD_PROVIDER is not usable/);
    expect(load({ CARD_PROVIDER: 'stripe' })).toThrow(/^STRIPE_SECRET_KEY is missing/);
    expect(load({ RECONCILE_HOUR: '24' })).toThrow(/^RECONCILE_HOUR is not usable/);
    expect(load({})()).toMatchObject({ cards: { kind: 'simulator' }, reconcileHour: 3 });
    expect(load({ RECONCILE_HOUR: '0', ...test, STRIPE_SECRET_KEY: 'sk_test_1' })()).toMatchObject({
      cards: { kind: 'stripe' },
      reconcileHour: 0,
    });
  });
});
