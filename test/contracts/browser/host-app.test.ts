import { describe, expect, it } from 'vitest';
import { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { findTransport } from '../../../src/adapters/native-bridge/find-transport.ts';
import { NativeHostApp } from '../../../src/adapters/native-bridge/native-host-app.ts';
import { NoHostApp } from '../../../src/adapters/native-bridge/no-host-app.ts';
import type { HostApp, HostEvents } from '../../../src/application/ports/host-app.ts';
import { androidPage, bridgePage, type HostPage, webkitPage, windowsPage } from '../../support/host-pages.ts';
import {
  answersOf,
  isKnownTo,
  notificationNames,
  requestNames,
  store,
  tellings,
} from '../host-app-samples.ts';

/** A host app seen from its own side. */
interface HostSide {
  readonly host: HostApp;
  readonly told: () => readonly { readonly name: string; readonly params: unknown }[];
  readonly push: (name: keyof HostEvents, params: HostEvents[keyof HostEvents]) => void;
}

/** What every {@link HostApp} does where there is an app; `token` is what it gives to the page, null when nobody is signed in. */
function hostAppContract(name: string, open: (token: string | null) => HostSide): void {
  describe(`${name} as a host app`, () => {
    it('is present', () => {
      expect(open(null).host.present).toBe(true);
    });

    it.each(notificationNames)(
      'is told by %s what the page tells, and nothing else, if it knows it',
      (name) => {
        const { host, told } = open(null);
        host.notify(name, tellings[name]);
        expect(told()).toEqual(isKnownTo(host, name) ? [{ name, params: tellings[name] }] : []);
      },
    );

    it.each(requestNames)('answers %s, in the words of this site, or does not have it', async (name) => {
      for (const token of ['a.b.c', null]) {
        const { host, told } = open(token);
        const { reply } = answersOf(token)[name];
        const answered = { ok: true, value: reply };
        const unknown = { ok: false, error: { code: 'not_present' } };
        expect(await host.request(name, {})).toEqual(isKnownTo(host, name) ? answered : unknown);
        expect(told()).toEqual([]);
      }
    });

    it('answers each of several questions', async () => {
      const { host } = open('a.b.c');
      const answers = await Promise.all([1, 2, 3].map(() => host.request('getAuthAccessToken', {})));
      expect(answers).toEqual(Array(3).fill({ ok: true, value: { accessToken: 'a.b.c' } }));
    });

    it('tells every listener what happened, until it stops listening', () => {
      const { host, push } = open(null);
      const one: unknown[] = [];
      const other: unknown[] = [];
      const listening = host.subscribe('onPurchaseUpdate').subscribe((event) => one.push(event));
      host.subscribe('onPurchaseUpdate').subscribe((event) => other.push(event));
      push('onPurchaseUpdate', { type: 'completed' });
      listening.unsubscribe();
      push('onPurchaseUpdate', { type: 'redirect', token: 'a.b.c' });
      expect(one).toEqual([{ type: 'completed' }]);
      expect(other).toEqual([{ type: 'completed' }, { type: 'redirect', token: 'a.b.c' }]);
    });
  });
}

/** What every {@link HostApp} does where there is none. */
function noHostAppContract(name: string, open: () => HostApp): void {
  describe(`${name} without a host app`, () => {
    it('is not present, is told nothing, answers at once that it is not there, and never says anything', async () => {
      const host = open();
      const heard: unknown[] = [];
      host.subscribe('onPurchaseUpdate').subscribe((event) => heard.push(event));
      expect(host.present).toBe(false);
      for (const name of notificationNames) expect(() => host.notify(name, tellings[name])).not.toThrow();
      for (const name of requestNames) {
        expect(await host.request(name, {})).toEqual({ ok: false, error: { code: 'not_present' } });
      }
      expect(heard).toEqual([]);
    });
  });
}

hostAppContract('MemoryHostApp', (token) => {
  const host = new MemoryHostApp(true);
  host.accessToken = token;
  host.token = token;
  host.store = store;
  host.tierStore = answersOf(token).getSubscriptionTierOptions.reply;
  host.notificationsPermission = 'granted';
  return { host, told: () => host.notified, push: (name, params) => host.push(name, params) };
});

noHostAppContract('MemoryHostApp', () => new MemoryHostApp());
noHostAppContract('NoHostApp', () => new NoHostApp());

const inHostApp = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
const hostPages: Readonly<Record<string, () => HostPage>> = {
  WebkitTransport: webkitPage,
  'WebkitTransport of an older host': () => webkitPage({ legacy: true }),
  WindowsTransport: windowsPage,
  'WindowsTransport with moved methods': () => windowsPage({ interop: true }),
  AndroidTransport: androidPage,
  PageBridgeTransport: bridgePage,
};
for (const [name, open] of Object.entries(hostPages)) {
  hostAppContract(name, (token) => {
    const side = open();
    const answers: Readonly<Record<string, { readonly wire: unknown }>> = answersOf(token);
    side.answer = (method) => ({ result: answers[method]?.wire });
    const host = new NativeHostApp(findTransport(side.page), new MemoryRandom(), inHostApp);
    return { host, told: () => side.told, push: side.push };
  });
}

noHostAppContract(
  'NativeHostApp',
  () => new NativeHostApp(findTransport({ chrome: {}, navigator: {} }), new MemoryRandom(), inHostApp),
);
