import { describe, expect, it, vi } from 'vitest';
import { notificationNames, requestNames, tellings } from '../../contracts/host-app-samples.ts';
import { absent, cases, open, portsOf, secret } from './hostile-host.ts';

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
