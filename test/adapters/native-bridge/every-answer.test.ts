import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { nativeHost } from '../../../src/adapters/native-bridge/native-host.ts';
import type { HostRequests } from '../../../src/application/ports/host-app.ts';
import { hostChannels } from '../../../src/contract/host-channels.ts';
import { hostRequests } from '../../../src/contract/host-messages.ts';
import { answersOf, isKnownTo, requestNames } from '../../contracts/host-app-samples.ts';
import {
  androidPage,
  bridgePage,
  type GivenAnswer,
  webkitPage,
  windowsPage,
} from '../../support/host-pages.ts';
import { misread, spoiled } from '../../support/spoiled.ts';

const restoration = hostChannels.restorationPages;
const wires = {
  webkit: () => webkitPage(),
  windows: () => windowsPage(),
  'windows, its methods moved': () => windowsPage({ interop: true }),
  android: () => androidPage(),
  'android, restoration': () => androidPage({ channel: restoration }),
  bridge: () => bridgePage(),
} as const;
type Wire = keyof typeof wires;

/** What the page asks for by each name on the page of identity theft restoration, which has one question. */
const onRestoration: readonly (keyof HostRequests)[] = ['getAccessToken', 'getAuthAccessToken'];
const samples = answersOf('a.b.c');
/** What a question without any fields of its own has been answered with, when it is answered with `{}`. */
const emptyReplies: Partial<Record<keyof HostRequests, object>> = {
  getAuthAccessToken: { accessToken: null },
  getAccessToken: { token: null },
  getSubscription: { token: null },
  completeStripePayment: {},
};

const failed = (code: string) => ({ ok: false, error: { code } });
const answeredBy = (name: keyof HostRequests) => ({ ok: true, value: samples[name].reply });

interface Case {
  readonly how: string;
  readonly given: GivenAnswer | undefined;
  readonly outcome: object;
  /** It comes after the page has gone on. */
  readonly late?: true;
}

function casesOf(wire: Wire, name: keyof HostRequests): readonly Case[] {
  const result = wire === 'android, restoration' ? samples.getAccessToken.wire : samples[name].wire;
  const right = answeredBy(name);
  const empty = emptyReplies[name];
  const hasIds = wire !== 'bridge';
  const keepsOn = hasIds && wire !== 'webkit';
  return [
    { how: 'rightly', given: { result }, outcome: right },
    ...(keepsOn ? [{ how: 'twice', given: { result, twice: true }, outcome: right }] : []),
    { how: 'late', given: { result, after: 60_001 }, outcome: failed('timeout'), late: true },
    ...(hasIds
      ? [
          {
            how: 'under another id',
            given: { result, id: 'another' },
            outcome: failed(keepsOn ? 'timeout' : 'communication'),
          },
        ]
      : []),
    {
      how: 'with an error',
      given: { error: { message: 'method not found' } },
      outcome: failed('host-error'),
    },
    { how: 'not at all', given: undefined, outcome: failed('timeout') },
    {
      how: 'with an empty thing',
      given: { result: {} },
      outcome: empty === undefined ? failed('communication') : { ok: true, value: empty },
    },
    ...(name === 'completeStripePayment'
      ? []
      : [
          {
            how: 'with a thing that throws',
            given: { result: misread(result) },
            outcome: failed('communication'),
          },
        ]),
    ...['text', 5, true, null, []].map((wrong) => ({
      how: `with ${JSON.stringify(wrong)}`,
      given: { result: wrong },
      outcome: failed('communication'),
    })),
    ...(name === 'getFeatureConfig'
      ? []
      : spoiled(result).map(({ path, value }) => ({
          how: `with another type at ${path}`,
          given: { result: value },
          outcome: failed('communication'),
        }))),
  ];
}

function appOn(page: object) {
  const location = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
  return nativeHost(page).app(new MemoryRandom(), location);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.keys(wires) as Wire[])('over %s', (wire) => {
  const known = requestNames.filter((name) => isKnownTo(appOn(wires[wire]().page), name));
  const names = wire === 'android, restoration' ? onRestoration : known;
  describe.each(names)('%s', (name) => {
    it.each(casesOf(wire, name))('answered $how', async ({ given, outcome, late }) => {
      const host = wires[wire]();
      host.answer = () => given;
      const app = appOn(host.page);
      const heardLate = vi.fn();
      const asked = app.request(name, {}, heardLate);
      await vi.advanceTimersByTimeAsync(hostRequests.subscriptionPages[name].timeout);
      expect(await asked).toEqual(outcome);
      expect(host.told).toEqual([]);
      await vi.advanceTimersByTimeAsync(60_001);
      expect(heardLate.mock.calls).toEqual(late ? [[samples[name].reply]] : []);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
