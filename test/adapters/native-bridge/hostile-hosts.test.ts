import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostNotifications, hostRequests } from '../../../src/contract/host-messages.ts';
import { notificationNames, requestNames, tellings } from '../../contracts/host-app-samples.ts';
import { absent, cases, open, refused, settled, timedOut, unreadable } from './hostile-host.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(cases)('an app on $platform (bridge: $bridge)', (played) => {
  it.each([
    ['answers with an error', { error: 'could not access encodable result' }, refused],
    ['answers nothing at all', { silent: true }, timedOut],
    ['answers a word', { result: 'token' }, unreadable],
    ['answers a list', { result: [] }, unreadable],
    ['answers null', { result: null }, unreadable],
    ['answers another type', { result: { accessToken: 5, isSubscribed: 'yes' } }, unreadable],
  ])('that %s is told by its name, and the page goes on', async (_, behavior, outcome) => {
    const { app } = open(played, behavior);
    const asked = app.request('getAuthAccessToken', {});
    expect(await settled(asked)).toEqual(outcome);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that answers twice is heard once', async () => {
    const { app } = open(played, { twice: true, result: { accessToken: 'a.b.c' } });
    const late = vi.fn();
    const asked = app.request('getAuthAccessToken', {}, late);
    expect(await settled(asked)).toEqual({ ok: true, value: { accessToken: 'a.b.c' } });
    expect(late).not.toHaveBeenCalled();
  });

  it('that answers too late is waited for no longer, and its answer is there for whoever asked to hear it', async () => {
    const { app } = open(played, { delay: 5_000, result: { useSubscriptionsAuthV2: false } });
    const late = vi.fn();
    const asked = app.request('getFeatureConfig', {}, late);
    const unanswered = app.request('getFeatureConfig', {});
    expect(await settled(asked)).toEqual(timedOut);
    expect(await unanswered).toEqual(timedOut);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(late.mock.calls).toEqual([[{ useSubscriptionsAuthV2: false }]]);
  });

  it('that answers too late, and wrong, is not heard', async () => {
    const { app } = open(played, { delay: 5_000, result: { accessToken: 5 } });
    const late = vi.fn();
    await settled(app.request('getAuthAccessToken', {}, late));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(late).not.toHaveBeenCalled();
  });

  it('that answers every question with an empty thing is no app of ours, and gets no tokens', async () => {
    const { app, host } = open(played, { result: {} });
    expect(await settled(app.request('getFeatureConfig', {}))).toEqual(unreadable);
    expect(app.present).toBe(false);
    host.entries.splice(0);
    app.notify('setAuthTokens', tellings.setAuthTokens);
    expect(await app.request('getAuthAccessToken', {})).toEqual(absent);
    expect(host.entries).toEqual([]);
  });

  it('that does not know its switches, or gives no answer, is one all the same', async () => {
    for (const behavior of [{ error: 'method not found' }, { silent: true }]) {
      const { app } = open(played, behavior);
      await settled(app.request('getFeatureConfig', {}));
      expect(app.present).toBe(true);
    }
  });

  it('gets and gives tokens only where the contract has them', async () => {
    for (const address of [
      'https://mallard.example/',
      'https://mallard.example/app',
      'https://mallard.example/prose',
      'http://mallard.example/subscriptions',
    ]) {
      const { app, bridge, host } = open(played, { result: { accessToken: 'a.b.c' } }, address);
      app.notify('setAuthTokens', { accessToken: 'a', refreshToken: 'r' });
      app.notify('setSubscription', { token: 'v1' });
      for (const name of ['getAuthAccessToken', 'getAccessToken', 'getSubscription'] as const)
        expect(await app.request(name, {})).toEqual(absent);
      expect(await bridge.accessToken()).toMatchObject({ error: { code: 'not-ddg-context' } });
      expect(host.entries).toEqual([]);
    }
  });
});

describe('an app on the bridge', () => {
  const played = { platform: 'ios', bridge: true } as const;

  it.each([
    ['answers with an error', { error: 'no' }, 'host-error'],
    ['answers nothing at all', { silent: true }, 'timeout'],
    ['answers null', { result: null }, 'communication'],
    ['answers a word', { result: 'yes' }, 'communication'],
    ['answers another type', { result: { isSubscribed: 'yes', accessToken: 5 } }, 'communication'],
  ])('that %s is told by the specification’s name: %s', async (_, behavior, code) => {
    const { bridge } = open(played, behavior);
    expect(await settled(bridge.subscriptionDetails())).toEqual({ ok: false, error: { code } });
    expect(await settled(bridge.accessToken())).toEqual({ ok: false, error: { code } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that answers every question with an empty thing neither opens nor has switches', async () => {
    const { bridge } = open(played, { result: {} });
    expect(await bridge.handshake()).toMatchObject({ error: { code: 'communication' } });
    expect(await bridge.featureConfig()).toMatchObject({ error: { code: 'communication' } });
  });

  it('has 500 ms to open, and 1,200 ms for each message', async () => {
    const { bridge } = open(played, { silent: true });
    const settledCalls: string[] = [];
    bridge.handshake().then(() => settledCalls.push('handshake'));
    bridge.subscriptionDetails().then(() => settledCalls.push('details'));
    await vi.advanceTimersByTimeAsync(499);
    expect(settledCalls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(settledCalls).toEqual(['handshake']);
    await vi.advanceTimersByTimeAsync(699);
    expect(settledCalls).toEqual(['handshake']);
    await vi.advanceTimersByTimeAsync(1);
    expect(settledCalls).toEqual(['handshake', 'details']);
  });

  it('is told no empty origin', () => {
    const { bridge, host } = open(played);
    bridge.notify('openSubscriptionPurchase', { origin: '' });
    expect(host.entries).toMatchObject([{ sent: { method: 'openSubscriptionPurchase', params: {} } }]);
  });
});

it('the suites try every message that the contract has', () => {
  expect([...requestNames].sort()).toEqual(Object.keys(hostRequests.subscriptionPages).sort());
  expect([...notificationNames].sort()).toEqual(Object.keys(hostNotifications.subscriptionPages).sort());
});
