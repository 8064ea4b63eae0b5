import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { nativeHost } from '../../../src/adapters/native-bridge/native-host.ts';
import type { HostBridge } from '../../../src/application/ports/host-bridge.ts';
import { hostRequests } from '../../../src/contract/host-messages.ts';
import { messagingDevices } from '../../../src/domain/device/messaging.ts';
import { bridgePage, type GivenAnswer } from '../../support/host-pages.ts';
import { misread, spoiled } from '../../support/spoiled.ts';

interface Question {
  readonly method: keyof typeof hostRequests.site;
  readonly ask: (bridge: HostBridge) => Promise<unknown>;
  readonly wire: object;
  readonly reply: object;
  /** What an empty thing says; null where it says nothing. */
  readonly empty: object | null;
}

const details = {
  isSubscribed: true,
  billingPeriod: 'Monthly',
  startedAt: 1709052033000,
  expiresOrRenewsAt: 1711557633000,
  paymentPlatform: 'Google',
  status: 'Grace Period',
};
const questions: readonly Question[] = [
  {
    method: 'handshake',
    ask: (bridge) => bridge.handshake(),
    wire: { availableMessages: ['subscriptionDetails'], platform: 'ios' },
    reply: { availableMessages: ['subscriptionDetails'], platform: 'ios' },
    empty: null,
  },
  {
    method: 'subscriptionDetails',
    ask: (bridge) => bridge.subscriptionDetails(),
    wire: details,
    reply: { ...details, billingPeriod: 'monthly' },
    empty: null,
  },
  {
    method: 'getAuthAccessToken',
    ask: (bridge) => bridge.accessToken(),
    wire: { accessToken: 'a.b.c' },
    reply: { accessToken: 'a.b.c' },
    empty: { accessToken: null },
  },
  {
    method: 'getFeatureConfig',
    ask: (bridge) => bridge.featureConfig(),
    wire: { usePaidDuckAi: true },
    reply: { usePaidDuckAi: true },
    empty: null,
  },
];

const failed = (code: string) => ({ ok: false, error: { code } });
const unreadable = failed('communication');

interface Case {
  readonly how: string;
  readonly given: GivenAnswer | undefined;
  readonly outcome: object;
}

function casesOf({ method, wire, reply, empty }: Question): readonly Case[] {
  const wrong = ['text', 5, true, null, [], undefined].map((result) => ({
    how: `with ${JSON.stringify(result)}`,
    given: { result },
    outcome: unreadable,
  }));
  const parts = spoiled(wire).map(({ path, value }) => ({
    how: `with another type at ${path}`,
    given: { result: value },
    outcome: unreadable,
  }));
  return [
    { how: 'rightly', given: { result: wire }, outcome: { ok: true, value: reply } },
    { how: 'late', given: { result: wire, after: 1_201 }, outcome: failed('timeout') },
    { how: 'with an error', given: { error: { message: 'no' } }, outcome: failed('host-error') },
    { how: 'not at all', given: undefined, outcome: failed('timeout') },
    {
      how: 'with an empty thing',
      given: { result: {} },
      outcome: empty === null ? unreadable : { ok: true, value: empty },
    },
    { how: 'with a thing that throws', given: { result: misread(wire) }, outcome: unreadable },
    ...wrong,
    // The app's switches are its own, whatever they say.
    ...(method === 'getFeatureConfig' ? [] : parts),
  ];
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.keys(messagingDevices))('the bridge on %s', (platform) => {
  describe.each(questions)('$method', (question) => {
    it.each(casesOf(question))('answered $how', async ({ given, outcome }) => {
      const host = bridgePage({ feature: 'subscriptions', platform });
      host.answer = () => given;
      const location = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
      const asked = question.ask(nativeHost(host.page).bridge(location));
      await vi.advanceTimersByTimeAsync(hostRequests.site[question.method].timeout);
      expect(await asked).toEqual(outcome);
      await vi.advanceTimersByTimeAsync(1_201);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
