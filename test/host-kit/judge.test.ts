import { describe, expect, it } from 'vitest';
import { contractLine } from '../../scripts/host-kit/contract-line.ts';
import { judge } from '../../scripts/host-kit/judge.ts';
import { readRecording, recordingOf } from '../../scripts/host-kit/recording.ts';
import { behaviorsOf, pushesOf } from '../../scripts/host-kit/replay.ts';
import { reportOf } from '../../scripts/host-kit/report.ts';
import { PlayedHost } from '../../src/adapters/played-host/played-host.ts';
import type { WireEntry } from '../../src/adapters/played-host/wire-entry.ts';
import { hostEvents, hostNotifications, hostRequests } from '../../src/contract/host-messages.ts';

const address = { context: 'subscriptionPages', featureName: 'useSubscription' };
const startedAt = Date.UTC(2026, 10, 22);

const asked = (method: string, more: object = {}): WireEntry => ({
  at: 0,
  direction: 'to-app',
  wire: 'webkit',
  sent: { ...address, method, params: {}, id: '1', ...more },
});
const answered = (at: number, fields: object): WireEntry => ({
  at,
  direction: 'to-page',
  wire: 'webkit',
  sent: JSON.stringify({ ...address, id: '1', ...fields }),
  settles: '1',
});
const run = (...entries: WireEntry[]) => ({ platform: 'macos' as const, startedAt, endedAt: 5_000, entries });
const mistakesIn = (...entries: WireEntry[]) =>
  judge(run(...entries)).map(({ by, mistake }) => `${by} ${mistake}`);

function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part(claims)}.c2ln`;
}

describe('an app', () => {
  it('is right when it answers in time and in type', () => {
    expect(mistakesIn(asked('getAuthAccessToken'), answered(1_200, { result: { accessToken: '' } }))).toEqual(
      [],
    );
  });

  it('is late one millisecond after the limit', () => {
    const late = answered(1_201, { result: { accessToken: '' } });
    expect(mistakesIn(asked('getAuthAccessToken'), late)).toEqual(['app late']);
  });

  it('is not blamed for an answer that it still has time for', () => {
    const soon = { ...run(asked('getAuthAccessToken')), endedAt: 1_199 };
    expect(judge(soon)).toEqual([]);
    expect(judge({ ...soon, endedAt: 1_200 })).toMatchObject([{ mistake: 'no-answer' }]);
  });

  it('may refuse what its newest versions have given up, and nothing else', () => {
    const error = answered(1, { error: { message: 'no' } });
    expect(mistakesIn(asked('getSubscriptionOptions'), error)).toEqual([]);
    expect(mistakesIn(asked('getFeatureConfig'), error)).toEqual(['app error-answer']);
  });

  it('gives no token that is over, none that refreshes, and none that is no JWT', () => {
    const token = (accessToken: string) =>
      mistakesIn(asked('getAuthAccessToken'), answered(1, { result: { accessToken } }));
    const seconds = startedAt / 1_000;
    expect(token(jwt({ exp: seconds + 60 }))).toEqual([]);
    expect(token(jwt({ exp: seconds - 60 }))).toEqual(['app expired-token']);
    expect(token(jwt({ exp: seconds + 60, scope: 'refresh' }))).toEqual(['app wrong-token']);
    expect(token('opaque')).toEqual(['app wrong-token']);
  });

  it('names its own platform, and sells each option once, by the month or the year', () => {
    const option = (id: string, recurrence = 'monthly') => ({ id, cost: { displayPrice: '1', recurrence } });
    const store = (platform: string, ...options: object[]) =>
      mistakesIn(asked('getSubscriptionOptions'), answered(1, { result: { platform, options } }));
    expect(store('macos', option('a'), option('b', 'yearly'))).toEqual([]);
    expect(store('stripe')).toEqual([]);
    expect(store('ios')).toEqual(['app wrong-platform']);
    expect(store('macos', option('a'), option('a'))).toEqual(['app repeated-option']);
    expect(store('macos', option('a', 'weekly'))).toEqual(['app unknown-period']);
  });
});

describe('a page', () => {
  it('is blamed for what the contract does not have', () => {
    expect(mistakesIn(asked('dance', { id: undefined }))).toEqual(['page unknown-message']);
    expect(mistakesIn(asked('backToSettings'))).toEqual(['page wrong-kind']);
    const empty = { id: undefined, params: { accessToken: 'a', refreshToken: '' } };
    expect(mistakesIn(asked('setAuthTokens', empty))).toEqual(['page wrong-params']);
  });
});

describe('a recording', () => {
  const push = { direction: 'to-page', wire: 'webkit' } as const;
  const recorded = recordingOf(
    run(
      asked('getFeatureConfig'),
      answered(30, { result: { useSubscriptionsAuthV2: true } }),
      asked('getFeatureConfig', { id: '2' }),
      {
        at: 90,
        ...push,
        sent: { ...address, subscriptionName: 'onPurchaseUpdate', params: { type: 'canceled' } },
      },
    ),
  );

  it('is read from a file as it was written, and nothing else is', () => {
    expect(readRecording(JSON.stringify(recorded))).toEqual(recorded);
    expect(() => readRecording('{"entries":[]}')).toThrow('no recording of the host kit');
  });

  it('is played: the first answer, then the silence of the second time, and what was pushed', () => {
    const behaviors = behaviorsOf(recorded);
    expect(behaviors).toEqual({
      'subscriptionPages.getFeatureConfig': {
        delay: 30,
        result: { useSubscriptionsAuthV2: true },
        next: { silent: true },
      },
    });
    expect(pushesOf(recorded)).toEqual([
      { after: 90, channel: 'subscriptionPages', event: 'onPurchaseUpdate', params: { type: 'canceled' } },
    ]);
    const host = new PlayedHost({ platform: 'macos', behaviors });
    const question = {
      channel: 'subscriptionPages',
      method: 'getFeatureConfig',
      params: {},
      id: '1',
    } as const;
    host.receive(question, () => undefined);
    expect(host.behaviors.get('subscriptionPages.getFeatureConfig')).toEqual({ silent: true });
  });

  it('is reported with the line of the contract', () => {
    const report = reportOf(recorded, judge(recorded));
    expect(report).toContain('The app, subscriptionPages.getFeatureConfig\n  no-answer');
    expect(report).toMatch(/src\/contract\/host-messages\.ts:\d+ {2}getFeatureConfig: \{\n\n1 mistake\n$/);
    expect(reportOf(recorded, [])).toContain('Everything is as the contract says.');
  });
});

describe('the line of the contract', () => {
  it('is found for every message, each on its own', () => {
    const names = [hostRequests, hostNotifications, hostEvents].flatMap((table) =>
      Object.entries(table).flatMap(([channel, rows]) =>
        Object.keys(rows).map((name) => `${channel}.${name}`),
      ),
    );
    const lines = names.map((name) => contractLine(name));
    expect(lines).not.toContain(null);
    expect(new Set(lines).size).toBe(new Set(names).size);
  });

  it('is none for a message that there is not', () => {
    expect(contractLine('site.dance')).toBeNull();
  });
});
