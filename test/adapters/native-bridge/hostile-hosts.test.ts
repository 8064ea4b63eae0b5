import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { nativeHost } from '../../../src/adapters/native-bridge/native-host.ts';
import type { Behaviour } from '../../../src/adapters/played-host/behaviour.ts';
import { playHost } from '../../../src/adapters/played-host/play-host.ts';
import { PlayedHost } from '../../../src/adapters/played-host/played-host.ts';
import { hostNotifications, hostRequests } from '../../../src/contract/host-messages.ts';
import { messagingDevices } from '../../../src/domain/device/messaging.ts';
import { hostLimits } from '../../../src/domain/subscription/host-limits.ts';
import { notificationNames, requestNames, tellings } from '../../contracts/host-app-samples.ts';

const platforms = Object.keys(messagingDevices) as (keyof typeof messagingDevices)[];
const cases = platforms.flatMap((platform) => [true, false].map((bridge) => ({ platform, bridge })));
const refused = { ok: false, error: { code: 'host-error' } };
const unreadable = { ok: false, error: { code: 'communication' } };
const timedOut = { ok: false, error: { code: 'timeout' } };
const secret = 'duckduckgo-android-messaging-secret';
const absent = { ok: false, error: { code: 'not_present' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An app that does something of its own with each question about tokens or switches. */
function open(
  played: { platform: (typeof platforms)[number]; bridge: boolean },
  behaviour: Behaviour = {},
  address?: string,
) {
  const methods = ['getAuthAccessToken', 'getFeatureConfig', 'subscriptionDetails', 'handshake'];
  const behaviours = Object.fromEntries(
    ['subscriptionPages', 'site'].flatMap((channel) =>
      methods.map((method) => [`${channel}.${method}`, behaviour]),
    ),
  );
  const host = new PlayedHost({ ...played, behaviours });
  const page: Record<string, unknown> = { navigator: {} };
  playHost(page, host);
  return { host, page, ...portsOf(page, address) };
}

function portsOf(page: object, address = 'https://mallard.example/subscriptions') {
  const location = new MemoryPageLocation(new URL(address));
  const ports = nativeHost(page);
  return { app: ports.app(new MemoryRandom(), location), bridge: ports.bridge(location) };
}

async function settled<Value>(asked: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(hostLimits.message);
  return asked;
}

describe.each(cases)('an app on $platform (bridge: $bridge)', (played) => {
  it.each([
    ['answers with an error', { error: 'could not access encodable result' }, refused],
    ['answers nothing at all', { silent: true }, timedOut],
    ['answers a word', { result: 'token' }, unreadable],
    ['answers a list', { result: [] }, unreadable],
    ['answers null', { result: null }, unreadable],
    ['answers another type', { result: { accessToken: 5, isSubscribed: 'yes' } }, unreadable],
  ])('that %s is told by its name, and the page goes on', async (_, behaviour, outcome) => {
    const { app } = open(played, behaviour);
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
    for (const behaviour of [{ error: 'method not found' }, { silent: true }]) {
      const { app } = open(played, behaviour);
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
  ])('that %s is told by the specification’s name: %s', async (_, behaviour, code) => {
    const { bridge } = open(played, behaviour);
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

/** A page whose WebKit handler gives back just this, whatever it is asked. */
const webkitPageGiving = (given: unknown) => ({
  webkit: { messageHandlers: { subscriptionPages: { postMessage: async () => given } } },
});
/** The ids that the page's requests will have. */
const ids = new MemoryRandom();

describe('what comes back on the wire', () => {
  const address = { context: 'subscriptionPages', featureName: 'useSubscription' };
  const id = ids.uuid();
  const result = { accessToken: 'a.b.c' };

  it.each([
    ['is no JSON', 'nonsense', unreadable],
    ['is empty', '', unreadable],
    ['is an empty thing, as for a notification', '{}', unreadable],
    ['is no text', { ...address, id, result }, unreadable],
    ['has another id', JSON.stringify({ ...address, id: 'another', result }), unreadable],
    ['is of another feature', JSON.stringify({ ...address, featureName: 'aiChat', id, result }), unreadable],
    ['has an id that is a number', JSON.stringify({ ...address, id: 1, result }), unreadable],
    ['has no result', JSON.stringify({ ...address, id }), unreadable],
    ['has an error without an id', JSON.stringify({ error: { message: 'no' } }), refused],
    ['has an error that is a word', JSON.stringify({ ...address, id, error: 'no' }), refused],
    [
      'has no error, in words',
      JSON.stringify({ ...address, id, error: null, result }),
      { ok: true, value: result },
    ],
  ])('in WebKit and %s is read as what it is', async (_, given, outcome) => {
    const { app } = portsOf(webkitPageGiving(given));
    expect(await app.request('getAuthAccessToken', {})).toEqual(outcome);
  });

  it('on Android answers the request with its id alone: an error without one is nobody’s', async () => {
    const page: Record<string, unknown> = { subscriptionPages: { process() {} } };
    const { app } = portsOf(page);
    const tell = (secret: string, data: object) =>
      Reflect.apply(Object(page['messageCallback']), page, [secret, data]);
    const asked = app.request('getAuthAccessToken', {});
    tell(secret, { ...address, error: { code: 0, message: 'of another request' } });
    tell(secret, { ...address, id: 'another', result: { accessToken: 'evil' } });
    tell('guessed', { ...address, id, result: { accessToken: 'evil' } });
    tell(secret, { ...address, id, method: 'getAuthAccessToken', result });
    expect(await asked).toEqual({ ok: true, value: result });
  });

  it('never replaces how it is read: nobody can put another callback in the place of Android’s', () => {
    const page: Record<string, unknown> = { subscriptionPages: { process() {} } };
    portsOf(page);
    const own = page['messageCallback'];
    expect(Reflect.set(page, 'messageCallback', () => {})).toBe(false);
    expect(Reflect.defineProperty(page, 'messageCallback', { value: () => {} })).toBe(false);
    expect(Reflect.deleteProperty(page, 'messageCallback')).toBe(false);
    expect(page['messageCallback']).toBe(own);
  });

  it('leaves Android’s secret nowhere in the page', () => {
    const given: unknown[] = [];
    const page: Record<string, unknown> = {
      subscriptionPages: { process: (...args: unknown[]) => given.push(args[1]) },
    };
    const { app, bridge } = portsOf(page);
    app.notify('backToSettings', {});
    expect(given).toEqual([secret]);
    expect(textsOf([page, app, bridge])).not.toContain(secret);
  });
});

/** Every text that a script could read from these and what they hold. */
function textsOf(things: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  const look = (thing: unknown) => {
    if (seen.has(thing)) return;
    seen.add(thing);
    if (Object(thing) !== thing) return;
    if (thing instanceof Map || thing instanceof Set) for (const inner of thing) look(inner);
    for (const key of Reflect.ownKeys(Object(thing))) look(Reflect.get(Object(thing), key));
  };
  look(things);
  return [...seen].filter((one) => typeof one === 'string');
}

describe('a page that its host lets down', () => {
  it('goes on where nobody may listen, and hears nothing', () => {
    const refuse = () => {
      throw new Error('A subscription with the name onPurchaseUpdate already exists');
    };
    const createMessageBridge = () => ({ notify: refuse, request: refuse, subscribe: refuse });
    const { app, bridge } = portsOf({
      navigator: { duckduckgo: { platform: 'macos', createMessageBridge } },
    });
    const failed = vi.fn();
    app.subscribe('onPurchaseUpdate').subscribe({ error: failed });
    bridge.authUpdate$.subscribe({ error: failed });
    bridge.notify('backToSettings', {});
    for (const name of notificationNames) app.notify(name, tellings[name]);
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    ['is an empty thing', () => ({})],
    ['is nothing', () => undefined],
    ['cannot listen', () => ({ notify() {}, request() {} })],
    [
      'cannot be opened',
      () => {
        throw new Error('Did not install Message Bridge');
      },
    ],
  ])('is in no app where the bridge %s', async (_, createMessageBridge) => {
    const { app, bridge } = portsOf({ navigator: { duckduckgo: { createMessageBridge } } });
    expect(app.present).toBe(false);
    for (const name of requestNames) expect(await app.request(name, {})).toEqual(absent);
    expect((await bridge.handshake()).ok).toBe(false);
  });

  it('is in no app where it is a frame, whatever stands around it', async () => {
    for (const { page, host } of cases.map((played) => open(played))) {
      const frame = Object.create(page, { top: { value: {} }, self: { value: page } });
      const { app, bridge } = portsOf(frame);
      expect(app.present).toBe(false);
      expect(bridge.present).toBe(false);
      bridge.authUpdate$.subscribe();
      bridge.notify('backToSettings', {});
      expect((await bridge.handshake()).ok).toBe(false);
      expect((await bridge.accessToken()).ok).toBe(false);
      expect(host.entries).toEqual([]);
    }
  });

  it('has on the page of identity theft restoration the one question that Android answers there', async () => {
    const sent: string[] = [];
    const page = { identityTheftRestorationPages: { process: (text: string) => sent.push(text) } };
    const { app } = portsOf(page, 'https://mallard.example/de/identity-theft-restoration');
    const asked = app.request('getAccessToken', {});
    const again = app.request('getAuthAccessToken', {});
    expect(await app.request('getSubscriptionOptions', {})).toEqual(absent);
    expect(await app.request('getFeatureConfig', {})).toEqual(absent);
    app.notify('backToSettings', {});
    expect(sent.map((text) => JSON.parse(text))).toMatchObject([
      { context: 'identityTheftRestorationPages', method: 'getAccessToken', params: {} },
      { context: 'identityTheftRestorationPages', method: 'getAccessToken', params: {} },
    ]);
    for (const text of sent) {
      const { context, featureName, id } = JSON.parse(text);
      const answer = { context, featureName, id, result: { token: 'a.b.c' } };
      Reflect.apply(Reflect.get(page, 'messageCallback'), page, [secret, answer]);
    }
    expect(await asked).toEqual({ ok: true, value: { token: 'a.b.c' } });
    expect(await again).toEqual({ ok: true, value: { accessToken: 'a.b.c' } });
  });
});

it('the suites try every message that the contract has', () => {
  expect([...requestNames].sort()).toEqual(Object.keys(hostRequests.subscriptionPages).sort());
  expect([...notificationNames].sort()).toEqual(Object.keys(hostNotifications.subscriptionPages).sort());
});
