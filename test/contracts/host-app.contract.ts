import { describe, expect, it } from 'vitest';
import type { HostApp, HostEvents } from '../../src/application/ports/host-app.ts';
import type { NativeStore } from '../../src/domain/subscription/native-option.ts';

/** A host app seen from its own side. */
export interface HostSide {
  readonly host: HostApp;
  readonly told: () => readonly { readonly name: string; readonly params: unknown }[];
  readonly push: (name: keyof HostEvents, params: HostEvents[keyof HostEvents]) => void;
}

/** A store as Apple's apps word it. Host-app reference, section 2.5. */
export const storeOnWire = {
  platform: 'macos',
  options: [
    {
      id: '1',
      cost: { displayPrice: '9 USD', recurrence: 'monthly' },
      offer: { type: 'freeTrial', id: '1', durationInDays: 7, isUserEligible: true },
    },
    { id: '2', cost: { displayPrice: '99 USD', recurrence: 'yearly' }, offer: null },
    {
      id: '3',
      cost: { displayPrice: '1 USD', recurrence: 'weekly' },
      offer: { type: 'unknown', id: '3', isUserEligible: false },
    },
    { id: '4', cost: { displayPrice: '99 USD', recurrence: 'yearly' } },
  ],
  features: [{ name: 'Network Protection' }],
} as const;

/** The same store as a page reads it. */
export const store: NativeStore = {
  platform: 'macos',
  options: [
    {
      id: '1',
      billingPeriod: 'monthly',
      displayPrice: '9 USD',
      offer: { type: 'freeTrial', id: '1', durationInDays: 7, isUserEligible: true },
    },
    { id: '2', billingPeriod: 'yearly', displayPrice: '99 USD', offer: null },
    {
      id: '3',
      billingPeriod: null,
      displayPrice: '1 USD',
      offer: { type: 'unknown', id: '3', durationInDays: null, isUserEligible: false },
    },
    { id: '4', billingPeriod: 'yearly', displayPrice: '99 USD', offer: null },
  ],
};

/** What every {@link HostApp} does where there is an app; `token` is what it gives to the page, null when nobody is signed in. */
export function hostAppContract(name: string, open: (token: string | null) => HostSide): void {
  describe(`${name} as a host app`, () => {
    it('is present', () => {
      expect(open(null).host.present).toBe(true);
    });

    it('is told the tokens', async () => {
      const { host, told } = open(null);
      host.notify('setAuthTokens', { accessToken: 'a.b.c', refreshToken: 'refresh' });
      expect(told()).toEqual([
        { name: 'setAuthTokens', params: { accessToken: 'a.b.c', refreshToken: 'refresh' } },
      ]);
    });

    it('is told the token of the first auth service', () => {
      const { host, told } = open(null);
      host.notify('setSubscription', { token: 'v1' });
      expect(told()).toEqual([{ name: 'setSubscription', params: { token: 'v1' } }]);
    });

    it.each(['v1', null])('gives the token of the first auth service (%s)', async (token) => {
      const { host } = open(token);
      expect(await host.request('getAccessToken', {})).toEqual({ ok: true, value: { token } });
    });

    it.each(['a.b.c', null])('gives its access token (%s)', async (accessToken) => {
      const { host } = open(accessToken);
      expect(await host.request('getAuthAccessToken', {})).toEqual({ ok: true, value: { accessToken } });
    });

    it('gives its switches as they came', async () => {
      const { host } = open(null);
      const answer = await host.request('getFeatureConfig', {});
      expect(answer).toEqual({ ok: true, value: { useSubscriptionsAuthV2: true } });
    });

    it('names the store that it sells by', async () => {
      const { host } = open(null);
      expect(await host.request('getSubscriptionOptions', {})).toEqual({ ok: true, value: store });
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
      expect(() => host.notify('setAuthTokens', { accessToken: 'a', refreshToken: 'r' })).not.toThrow();
      expect(await host.request('getAuthAccessToken', {})).toEqual({
        ok: false,
        error: { code: 'not_present' },
      });
      expect(heard).toEqual([]);
    });
  });
}
