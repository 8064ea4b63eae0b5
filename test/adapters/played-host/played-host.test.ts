import { describe, expect, it } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { nativeHost } from '../../../src/adapters/native-bridge/native-host.ts';
import { playHost } from '../../../src/adapters/played-host/play-host.ts';
import { type HostToPlay, PlayedHost } from '../../../src/adapters/played-host/played-host.ts';

const platforms = ['macos', 'windows', 'ios', 'android'] as const;

function open(played: HostToPlay) {
  const page: Record<string, unknown> = { navigator: {} };
  const host = new PlayedHost(played);
  playHost(page, host);
  const location = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
  const ports = nativeHost(page);
  return { host, page, app: ports.app(new MemoryRandom(), location), bridge: ports.bridge(location) };
}
const tokens = { accessToken: 'a.b.c', refreshToken: 'r.b.c' };
const wires = { macos: 'webkit', windows: 'windows', ios: 'webkit', android: 'android' } as const;
const cases = platforms.flatMap((platform) => [
  { platform, bridge: true },
  { platform, bridge: false },
]);

describe.each(cases)('an app played on $platform (bridge: $bridge)', (played) => {
  it('answers what the page asks, from its state', async () => {
    const { app, host } = open(played);
    expect(await app.request('getAuthAccessToken', {})).toEqual({ ok: true, value: { accessToken: null } });
    host.state = { ...host.state, signedIn: tokens };
    const { accessToken } = tokens;
    expect(await app.request('getAuthAccessToken', {})).toEqual({ ok: true, value: { accessToken } });
  });

  it('takes tokens over, on its own wire, and still has them on the next page', async () => {
    const { app, host } = open(played);
    app.notify('setAuthTokens', tokens);
    expect(host.state.signedIn).toEqual(tokens);
    const wire = played.platform === 'windows' && played.bridge ? 'bridge' : wires[played.platform];
    expect(host.entries[0]).toMatchObject({ direction: 'to-app', wire });
    expect(new PlayedHost(structuredClone(host.save())).state.signedIn).toEqual(tokens);
  });

  it('tells the page what it pushes', async () => {
    const { app, host } = open(played);
    const heard: unknown[] = [];
    app.subscribe('onPurchaseUpdate').subscribe((event) => heard.push(event));
    host.push('subscriptionPages', 'onPurchaseUpdate', { type: 'completed' });
    expect(heard).toEqual([{ type: 'completed' }]);
  });

  it('answers with the error that it is told to', async () => {
    const { app, host } = open(played);
    host.behaviors.set('subscriptionPages.getFeatureConfig', { error: 'no' });
    expect(await app.request('getFeatureConfig', {})).toMatchObject({
      ok: false,
      error: { code: 'host-error' },
    });
  });

  it('answers the whole site over the bridge, if it has one', async () => {
    const { bridge } = open(played);
    const answer = await bridge.subscriptionDetails();
    expect(answer).toMatchObject(
      played.bridge
        ? { ok: true, value: { isSubscribed: false } }
        : { ok: false, error: { code: 'not-ddg-context' } },
    );
  });
});

describe('an app played', () => {
  it('is on a page that comes back what it has become on the one after it', () => {
    const before = new PlayedHost({ platform: 'ios', behaviors: { 'site.handshake': { silent: true } } });
    const after = new PlayedHost(structuredClone(before.save()));
    after.state = { ...after.state, signedIn: tokens };
    after.behaviors.clear();
    after.note({ direction: 'to-app', wire: 'webkit', sent: {} });
    before.goOn(structuredClone(after.save()));
    expect(before.save()).toEqual(after.save());
  });

  it('notes a push that no page listens to, and a message that it does not know', async () => {
    const page: Record<string, unknown> = { navigator: {} };
    const host = new PlayedHost({ platform: 'android' });
    playHost(page, host);
    host.push('subscriptionPages', 'onPurchaseUpdate', { type: 'completed' });
    Reflect.get(Object(page['subscriptionPages']), 'process')('{"method":"dance"}', 'wrong');
    expect(host.entries.map(({ dropped }) => dropped)).toEqual([true, true]);
  });

  it('refuses a second listener on Apple’s bridge, as those apps do', () => {
    const { page } = open({ platform: 'macos' });
    const bridge = Reflect.get(Object(page['navigator']), 'duckduckgo').createMessageBridge('subscriptions');
    bridge.subscribe('authUpdate', () => undefined);
    expect(() => bridge.subscribe('authUpdate', () => undefined)).toThrow('already exists');
  });

  it('opens no bridge for a feature that it has not enabled', () => {
    const { page } = open({ platform: 'ios' });
    const { duckduckgo } = Object(page['navigator']);
    expect(() => duckduckgo.createMessageBridge('subscriptionPages')).toThrow('Did not install');
  });
});
