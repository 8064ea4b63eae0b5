import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { MemoryHostBridge } from '../../../src/adapters/memory/memory-host-bridge.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { FeatureConfigState } from '../../../src/application/subscription/feature-config-state.ts';
import { HostSubscriptionState } from '../../../src/application/subscription/host-subscription-state.ts';
import { defaultFeatureConfig } from '../../../src/domain/subscription/feature-config.ts';
import { hostLimits } from '../../../src/domain/subscription/host-limits.ts';
import { type HostFailureCode, hostFailures } from '../../../src/domain/subscription/host-status.ts';
import { collect } from '../../support/collect.ts';

const messages = ['subscriptionDetails', 'getFeatureConfig', 'authUpdate'];
const codes = Object.keys(hostFailures) as readonly HostFailureCode[];

/** A page in an app that answers, or in what else a test makes of it. */
function page(address = '/', inHostApp = false) {
  const bridge = new MemoryHostBridge();
  bridge.handshakeAnswer = { value: messages };
  bridge.detailsAnswer = { value: true };
  const hostApp = new MemoryHostApp(inHostApp);
  const reporter = new MemoryErrorReporter();
  const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
  return {
    bridge,
    reporter,
    state: new HostSubscriptionState(bridge, location, reporter),
    config: new FeatureConfigState(bridge, hostApp),
    hostApp,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the subscription in a host app', () => {
  it('has the limits of the specification', () => {
    expect(hostLimits).toEqual({ handshake: 500, message: 1200, person: 60_000 });
  });

  for (const [isSubscribed, status] of [
    [true, 'SUBSCRIBED'],
    [false, 'UNSUBSCRIBED'],
  ] as const) {
    it(`is PENDING, then ${status}`, async () => {
      const { bridge, state } = page();
      bridge.detailsAnswer = { value: isSubscribed };
      expect(state.current).toBe('PENDING');
      using seen = collect(state.status$);
      expect(seen.values).toEqual(['PENDING']);
      await seen.until((value) => value !== 'PENDING');
      expect(seen.values).toEqual(['PENDING', status]);
      expect(state.current).toBe(status);
    });
  }

  for (const code of codes) {
    const { status } = hostFailures[code];
    it(`is ${status} when the bridge says ${code}, and no details are asked for`, async () => {
      const { bridge, state, reporter } = page();
      bridge.handshakeAnswer = { code };
      using seen = collect(state.status$);
      await seen.until((value) => value !== 'PENDING');
      expect(seen.values).toEqual(['PENDING', status]);
      expect(bridge.calls).toEqual(['handshake']);
      // Reported under its name, unless no app of ours shows the page.
      expect(reporter.reports).toEqual(status === 'ERROR' ? [{ name: 'subscription.hostBridge', code }] : []);
    });

    it(`is ${status} when the message fails with ${code}`, async () => {
      const { bridge, state } = page();
      bridge.detailsAnswer = { code };
      using seen = collect(state.status$);
      await seen.until((value) => value !== 'PENDING');
      expect(seen.values).toEqual(['PENDING', status]);
    });
  }

  it('is UNKNOWN when the app does not have the message, which is not sent then', async () => {
    const { bridge, state } = page();
    bridge.handshakeAnswer = { value: ['getFeatureConfig'] };
    using seen = collect(state.status$);
    expect(await seen.until((value) => value !== 'PENDING')).toBe('UNKNOWN');
    expect(bridge.calls).toEqual(['handshake']);
  });

  it('is an ERROR when the bridge does not open in time', async () => {
    const { bridge, state } = page();
    bridge.handshakeAnswer = 'no-answer';
    using seen = collect(state.status$);
    expect(await seen.until((value) => value !== 'PENDING')).toBe('ERROR');
    expect(bridge.calls).toEqual(['handshake']);
  });

  it('is an ERROR when the details do not come in time', async () => {
    const { bridge, state } = page();
    bridge.detailsAnswer = 'no-answer';
    using seen = collect(state.status$);
    expect(await seen.until((value) => value !== 'PENDING')).toBe('ERROR');
    expect(bridge.calls).toEqual(['handshake', 'subscriptionDetails']);
  });

  it('is what the address forces, and the app is not asked', async () => {
    for (const [value, status] of [
      ['true', 'SUBSCRIBED'],
      ['false', 'UNSUBSCRIBED'],
    ] as const) {
      const { bridge, state } = page(`/?isSubscribed=${value}`);
      using seen = collect(state.status$);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(seen.values).toEqual([status]);
      expect(bridge.calls).toEqual([]);
    }
  });

  it('is asked for anew when the app’s sign-in state changes, and stays until the answer', async () => {
    const { bridge, state } = page();
    using seen = collect(state.status$);
    await seen.until((value) => value === 'SUBSCRIBED');
    bridge.detailsAnswer = { value: false };
    bridge.updateAuth();
    expect(seen.values).toEqual(['PENDING', 'SUBSCRIBED']);
    await seen.until((value) => value === 'UNSUBSCRIBED');
    expect(seen.values).toEqual(['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED']);
  });

  it('is asked for once by many, and not while nobody listens', async () => {
    const { bridge, state } = page();
    expect(bridge.calls).toEqual([]);
    using one = collect(state.status$);
    using other = collect(state.status$);
    await one.until((value) => value === 'SUBSCRIBED');
    await other.until((value) => value === 'SUBSCRIBED');
    expect(bridge.calls).toEqual(['handshake', 'subscriptionDetails']);
  });
});

describe('the switches of the host app', () => {
  it('are off, then as the app says, and it is asked once', async () => {
    const { bridge, config } = page();
    bridge.configAnswer = { value: { usePaidDuckAi: true, useUnifiedFeedback: 'yes', useProTier: true } };
    const seen = collect(config.config$);
    expect(seen.values).toEqual([{ ready: false, answered: false, config: defaultFeatureConfig }]);
    await seen.until(({ ready }) => ready);
    const answered = {
      ready: true,
      answered: true,
      config: { ...defaultFeatureConfig, usePaidDuckAi: true },
    };
    expect(config.current).toEqual(answered);
    seen.stop();
    using again = collect(config.config$);
    expect(again.values).toEqual([answered]);
    expect(bridge.calls).toEqual(['handshake', 'getFeatureConfig']);
  });

  it('stay off in a plain browser, which is not asked for them', async () => {
    const { bridge, config } = page();
    bridge.handshakeAnswer = { code: 'not-ddg-context' };
    using seen = collect(config.config$);
    expect(await seen.until(({ ready }) => ready)).toEqual({
      ready: true,
      answered: false,
      config: defaultFeatureConfig,
    });
    expect(bridge.calls).toEqual(['handshake']);
  });

  it('stay off when the app does not answer in time', async () => {
    const { bridge, config } = page();
    bridge.configAnswer = 'no-answer';
    using seen = collect(config.config$);
    expect(await seen.until(({ ready }) => ready)).toEqual({
      ready: true,
      answered: false,
      config: defaultFeatureConfig,
    });
  });

  it('come by the channel of the subscription pages where there is one, whatever the bridge says', async () => {
    const { bridge, config, hostApp } = page('/subscriptions', true);
    hostApp.featureConfig = { useSubscriptionsAuthV2: true, useUnifiedFeedback: true };
    bridge.configAnswer = { value: { usePaidDuckAi: true } };
    const { useSubscriptionsAuthV2, useUnifiedFeedback, usePaidDuckAi } = (await config.whenReady()).config;
    expect([useSubscriptionsAuthV2, useUnifiedFeedback, usePaidDuckAi]).toEqual([true, true, false]);
    expect(config.current.ready).toBe(true);
  });

  it('come by the bridge where that channel does not know them', async () => {
    const { bridge, config, hostApp } = page('/subscriptions', true);
    hostApp.featureConfig = null;
    bridge.configAnswer = { value: { usePaidDuckAi: true } };
    expect((await config.whenReady()).config).toEqual({ ...defaultFeatureConfig, usePaidDuckAi: true });
  });

  it('are asked for on both channels at once: an app that is silent on both costs its limit once', () => {
    const { bridge, config, hostApp } = page('/subscriptions', true);
    hostApp.featureConfig = 'no-answer';
    bridge.handshakeAnswer = 'no-answer';
    const asked = vi.spyOn(hostApp, 'request');
    using seen = collect(config.config$);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(bridge.calls).toEqual(['handshake']);
    expect(seen.values).toHaveLength(1);
  });

  it('that come late are those of the app from then on, also where nobody listened meanwhile', async () => {
    const { config, hostApp } = page('/subscriptions', true);
    hostApp.featureConfig = 'no-answer';
    {
      using seen = collect(config.config$);
      expect(await seen.until(({ ready }) => ready)).toMatchObject({ answered: false });
      hostApp.answerLate({ useUnifiedFeedback: true });
      expect(seen.values.at(-1)).toEqual({
        ready: true,
        answered: true,
        config: { ...defaultFeatureConfig, useUnifiedFeedback: true },
      });
    }
    const other = page('/subscriptions', true);
    other.hostApp.featureConfig = 'no-answer';
    await other.config.whenReady();
    other.hostApp.answerLate({ usePaidDuckAi: true });
    expect(await other.config.whenReady()).toMatchObject({ answered: true, config: { usePaidDuckAi: true } });
  });
});
