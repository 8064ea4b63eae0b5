import { readFileSync } from 'node:fs';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { answerFixtures } from '../../scripts/host-kit/fixtures.ts';
import { judge } from '../../scripts/host-kit/judge.ts';
import { type RequestRow, rowOf } from '../../scripts/host-kit/rows.ts';
import { playHost } from '../../src/adapters/played-host/play-host.ts';
import { PlayedHost } from '../../src/adapters/played-host/played-host.ts';
import type { WireEntry } from '../../src/adapters/played-host/wire-entry.ts';
import { hostRequests } from '../../src/contract/host-messages.ts';

const vectors = (name: string) => JSON.parse(readFileSync(`test/vectors/host/${name}.json`, 'utf8'));
const platformOf = { webkit: 'macos', windows: 'windows', android: 'android', bridge: 'android' } as const;

describe('an answer of the fixtures', () => {
  it.each(answerFixtures())('$method, $name: accepted $accepted', ({ channel, method, result, accepted }) => {
    const row = rowOf<RequestRow>(hostRequests, channel, method);
    expect(row?.answer.safeParse(result).success).toBe(accepted);
  });

  it('there is one for each question that an app answers with something', () => {
    const silent = ['completeStripePayment', 'getUserSettings', 'requestNotificationsPermission'];
    const answered = new Set(answerFixtures().map(({ method }) => method));
    for (const rows of Object.values(hostRequests)) {
      for (const method of Object.keys(rows).filter((name) => !silent.includes(name))) {
        expect(answered).toContain(method);
      }
    }
  });
});

interface EnvelopeVector extends Omit<WireEntry, 'at'> {
  readonly name: string;
  readonly taken: boolean;
}
const envelopes: readonly EnvelopeVector[] = vectors('envelopes');

describe('an envelope', () => {
  it.each(envelopes.filter(({ direction }) => direction === 'to-app'))(
    'to an app over $wire, $name: taken $taken',
    async ({ wire, sent, secret, taken }) => {
      const page: Record<string, unknown> = { navigator: {} };
      const host = new PlayedHost({ platform: platformOf[wire], bridge: false });
      playHost(page, host);
      const send = {
        webkit: () => Object(page['webkit']).messageHandlers.subscriptionPages.postMessage(sent),
        windows: () => Object(page['chrome']).webview.postMessage(sent),
        android: () => Object(page['subscriptionPages']).process(sent, secret),
        bridge: () => undefined,
      }[wire];
      await Promise.resolve(send()).catch(() => undefined);
      expect(host.entries[0]?.dropped === true).toBe(!taken);
    },
  );

  it.each(envelopes.filter(({ direction }) => direction === 'to-page'))(
    'to a page over $wire, $name: taken $taken',
    ({ name: _, taken, ...entry }) => {
      const request = {
        context: 'subscriptionPages',
        featureName: 'useSubscription',
        method: 'getFeatureConfig',
      };
      const asked = { ...request, params: {}, id: '7' };
      const [Feature, SubFeatureName, Name] = Object.values(request);
      const toApp: WireEntry = {
        at: 0,
        direction: 'to-app',
        wire: entry.wire,
        sent: {
          windows: { Feature, SubFeatureName, Name, Data: {}, Id: '7' },
          android: JSON.stringify(asked),
          webkit: asked,
          bridge: asked,
        }[entry.wire],
        ...(entry.wire === 'android' ? { secret: 'duckduckgo-android-messaging-secret' } : {}),
      };
      const run = {
        platform: platformOf[entry.wire],
        startedAt: 0,
        endedAt: 1,
        entries: [toApp, { at: 1, ...entry }],
      };
      expect(judge(run).filter(({ mistake }) => mistake !== 'no-answer').length === 0).toBe(taken);
    },
  );
});

describe('a pair of tokens', () => {
  const { keySet, issuer, audiences, now, pairs } = vectors('token-pairs') as {
    keySet: JSONWebKeySet;
    issuer: string;
    now: number;
    audiences: { access: string; refresh: string };
    pairs: { name: string; accepted: boolean; accessToken: string; refreshToken: string }[];
  };
  it.each(pairs)('$name: accepted $accepted', async ({ accessToken, refreshToken, accepted }) => {
    const keys = createLocalJWKSet(keySet);
    const verify = async (token: string, audience: string, scope: string) => {
      const { payload } = await jwtVerify(token, keys, { issuer, audience, currentDate: new Date(now) });
      return payload['scope'] === scope;
    };
    const both = await Promise.all([
      verify(accessToken, audiences.access, 'privacypro'),
      verify(refreshToken, audiences.refresh, 'refresh'),
    ]).catch(() => [false]);
    expect(both.every((good) => good)).toBe(accepted);
  });
});
