import { describe, expect, it } from 'vitest';
import type { HostApp, HostEvents } from '../../src/application/ports/host-app.ts';
import { answersOf, isKnownTo, notificationNames, requestNames, tellings } from './host-app-samples.ts';

/** A host app seen from its own side. */
export interface HostSide {
  readonly host: HostApp;
  readonly told: () => readonly { readonly name: string; readonly params: unknown }[];
  readonly push: (name: keyof HostEvents, params: HostEvents[keyof HostEvents]) => void;
}

/** What every {@link HostApp} does where there is an app; `token` is what it gives to the page, null when nobody is signed in. */
export function hostAppContract(name: string, open: (token: string | null) => HostSide): void {
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
export function noHostAppContract(name: string, open: () => HostApp): void {
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
