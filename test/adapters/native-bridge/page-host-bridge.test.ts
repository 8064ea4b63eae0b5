import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { NoHostBridge } from '../../../src/adapters/native-bridge/no-host-bridge.ts';
import { PageHostBridge } from '../../../src/adapters/native-bridge/page-host-bridge.ts';
import type { HostBridge } from '../../../src/application/ports/host-bridge.ts';
import { FeatureConfigState } from '../../../src/application/subscription/feature-config-state.ts';
import { HostSubscriptionState } from '../../../src/application/subscription/host-subscription-state.ts';
import { collect } from '../../support/collect.ts';
import { bridgePage } from '../../support/host-pages.ts';

type Answers = Readonly<Record<string, unknown>>;

const appleMessages = [
  'subscriptionDetails',
  'getAuthAccessToken',
  'getFeatureConfig',
  'backToSettings',
  'openSubscriptionActivation',
  'openSubscriptionPurchase',
];
const androidMessages = [
  'subscriptionDetails',
  'getAuthAccessToken',
  'getFeatureConfig',
  'authUpdate',
  'openSubscriptionUpgrade',
];
const record = {
  billingPeriod: 'Monthly',
  startedAt: 1709052033000,
  expiresOrRenewsAt: 1711557633000,
  paymentPlatform: 'Google',
};

/** What each kind of app was seen to answer. Host-app reference, section 2.4. */
const recorded: readonly (readonly [string, string, Answers, string])[] = [
  [
    'an iPhone, subscribed',
    'ios',
    {
      handshake: { availableMessages: appleMessages, platform: 'ios' },
      subscriptionDetails: { ...record, isSubscribed: true, status: 'Auto-Renewable' },
    },
    'SUBSCRIBED',
  ],
  [
    'a Mac without a subscription',
    'macos',
    {
      handshake: { availableMessages: appleMessages, platform: 'macos' },
      subscriptionDetails: { isSubscribed: false },
    },
    'UNSUBSCRIBED',
  ],
  [
    'an Android phone whose subscription has expired, which keeps its other fields',
    'android',
    {
      handshake: { availableMessages: androidMessages, platform: 'android' },
      subscriptionDetails: { ...record, isSubscribed: false, status: 'Expired' },
    },
    'UNSUBSCRIBED',
  ],
  [
    'an Android phone with the feature switched off, which has one message only',
    'android',
    {
      handshake: { availableMessages: ['subscriptionDetails'], platform: 'android' },
      subscriptionDetails: { ...record, isSubscribed: true, status: 'Grace Period' },
    },
    'SUBSCRIBED',
  ],
  [
    'Windows, subscribed',
    'windows',
    {
      handshake: { availableMessages: ['subscriptionDetails', 'getFeatureConfig'], platform: 'windows' },
      subscriptionDetails: { isSubscribed: true },
    },
    'SUBSCRIBED',
  ],
  [
    'an app that does not have the message',
    'windows',
    { handshake: { availableMessages: ['getFeatureConfig'], platform: 'windows' } },
    'UNKNOWN',
  ],
  ['an app whose handshake names no messages', 'ios', { handshake: { platform: 'ios' } }, 'ERROR'],
  [
    'an app whose details do not say',
    'macos',
    {
      handshake: { availableMessages: appleMessages, platform: 'macos' },
      subscriptionDetails: { isSubscribed: 'true' },
    },
    'ERROR',
  ],
];

const onPage = (page: object) => new PageHostBridge(page, new MemoryPageLocation());
const statusBy = (bridge: HostBridge) =>
  new HostSubscriptionState(bridge, new MemoryPageLocation(), new MemoryErrorReporter()).status$;
const statusOn = (page: object) => statusBy(onPage(page));

async function settled(page: object): Promise<string> {
  using seen = collect(statusOn(page));
  return await seen.until((status) => status !== 'PENDING');
}

describe('the subscription of the app on the bridge', () => {
  it.each(recorded)('on %s (%s) is read from %o as %s', async (_, platform, answers, status) => {
    const host = bridgePage({ feature: 'subscriptions', platform });
    host.answer = (name) => (name in answers ? { result: answers[name] } : undefined);
    expect(await settled(host.page)).toBe(status);
  });

  it('is an ERROR when the app answers with one', async () => {
    const host = bridgePage({ feature: 'subscriptions', platform: 'ios' });
    host.answer = () => ({ error: { message: 'could not access encodable result' } });
    expect(await settled(host.page)).toBe('ERROR');
    expect(await onPage(host.page).subscriptionDetails()).toEqual({
      ok: false,
      error: { code: 'host-error' },
    });
  });

  it('is an ERROR when the app refuses the bridge, with every name of that error', async () => {
    const refused = bridgePage({ feature: 'aiChat', platform: 'android' });
    expect(await settled(refused.page)).toBe('ERROR');
    expect(await onPage(refused.page).handshake()).toEqual({
      ok: false,
      error: { code: 'error-creating-bridge' },
    });
  });

  it.each([
    ['has no bridge yet', { platform: 'ios', isDuckDuckGo() {} }],
    ['has a bridge that cannot ask', { platform: 'ios', createMessageBridge: () => ({ notify() {} }) }],
    ['gives no bridge', { platform: 'macos', createMessageBridge: () => null }],
  ])('is an ERROR in an app that %s', async (_, duckduckgo) => {
    const page = { navigator: { duckduckgo } };
    expect(await settled(page)).toBe('ERROR');
    expect(await onPage(page).handshake()).toMatchObject({
      error: { code: 'bridge-not-supported' },
    });
  });

  it.each([
    ['a plain browser', { navigator: {} }],
    ['a page that listens for events itself', { navigator: { duckduckgo: { messageHandlers: {} } } }],
    [
      'a browser with our extension',
      { navigator: { duckduckgo: { platform: 'extension', createMessageBridge() {} } } },
    ],
  ])('is UNKNOWN in %s', async (_, page) => {
    expect(await settled(page)).toBe('UNKNOWN');
    expect(await onPage(page).handshake()).toMatchObject({ error: { code: 'not-ddg-context' } });
  });

  it.each([
    ['UNKNOWN', 'not-browser-context', 'where there is no browser'],
    ['UNKNOWN', 'not-ddg-context', 'in a plain browser'],
    ['ERROR', 'bridge-not-supported', 'in an app too old for a bridge'],
  ] as const)('is %s, by the name %s, %s', async (status, code, _) => {
    const bridge = new NoHostBridge(code);
    using seen = collect(statusBy(bridge));
    expect(await seen.until((one) => one !== 'PENDING')).toBe(status);
    const error = { ok: false, error: { code } };
    expect(await bridge.subscriptionDetails()).toEqual(error);
    expect(await bridge.featureConfig()).toEqual(error);
    expect(await bridge.accessToken()).toEqual(error);
    expect(() => bridge.notify()).not.toThrow();
  });

  it('is asked for anew when an Android app says that its sign-in state has changed', async () => {
    const host = bridgePage({ feature: 'subscriptions', platform: 'android' });
    let isSubscribed = false;
    host.answer = (name) => ({
      result: name === 'handshake' ? { availableMessages: androidMessages } : { isSubscribed },
    });
    using seen = collect(statusOn(host.page));
    await seen.until((status) => status === 'UNSUBSCRIBED');
    isSubscribed = true;
    host.push('authUpdate', {});
    await seen.until((status) => status === 'SUBSCRIBED');
    expect(seen.values).toEqual(['PENDING', 'UNSUBSCRIBED', 'SUBSCRIBED']);
  });

  it('never changes where no bridge opens', () => {
    const heard: unknown[] = [];
    const listening = onPage({ navigator: {} }).authUpdate$.subscribe(() => heard.push(1));
    listening.unsubscribe();
    expect(heard).toEqual([]);
  });
});

describe('an app on the bridge that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is waited for 500 ms until it opens', async () => {
    using seen = collect(statusOn(bridgePage({ feature: 'subscriptions', platform: 'windows' }).page));
    await vi.advanceTimersByTimeAsync(499);
    expect(seen.values).toEqual(['PENDING']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.values).toEqual(['PENDING', 'ERROR']);
  });

  it('is waited for 1,200 ms for each message', async () => {
    const host = bridgePage({ feature: 'subscriptions', platform: 'windows' });
    host.answer = (name) =>
      name === 'handshake' ? { result: { availableMessages: ['subscriptionDetails'] } } : undefined;
    using seen = collect(statusOn(host.page));
    await vi.advanceTimersByTimeAsync(1199);
    expect(seen.values).toEqual(['PENDING']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.values).toEqual(['PENDING', 'ERROR']);
  });
});

describe('the switches on the bridge', () => {
  it.each([
    ['Apple', 'macos', { usePaidDuckAi: true }],
    ['Android', 'android', { usePaidDuckAi: true, useProTier: false }],
  ])('of %s are taken as far as they are known', async (_, platform, result) => {
    const host = bridgePage({ feature: 'subscriptions', platform });
    host.answer = (name) => ({ result: name === 'handshake' ? { availableMessages: [] } : result });
    const state = new FeatureConfigState(onPage(host.page), new MemoryHostApp());
    expect((await state.whenReady()).config).toEqual({
      useUnifiedFeedback: false,
      useSubscriptionsAuthV2: false,
      usePaidDuckAi: true,
      useAlternateStripePaymentFlow: false,
      useGetSubscriptionTierOptions: false,
    });
  });
});
