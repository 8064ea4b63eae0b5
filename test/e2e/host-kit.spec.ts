import { readFileSync } from 'node:fs';
import { check, record } from '../../scripts/host-kit/check.ts';
import { reportOf } from '../../scripts/host-kit/report.ts';
import { appsInTurn } from './support/apps.ts';
import { expect, test } from './support/test.ts';

const page = '/subscriptions/activation-flow/this-device';

test('the kit names all ten mistakes of an app that makes ten', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const bundle = readFileSync('test/host-kit/host-with-ten-mistakes.js', 'utf8');
  const recording = await record(browser, { url: `${baseURL}${page}`, platform: 'android', bundle });
  const findings = check(recording).filter(({ by }) => by === 'app');
  const named = findings.map(({ message, mistake }) => `${message} ${mistake}`);
  for (const planted of [
    'subscriptionPages.getFeatureConfig no-answer',
    'subscriptionPages.getAuthAccessToken late',
    'subscriptionPages.getAccessToken twice',
    'subscriptionPages.getSubscription error-without-message',
    'subscriptionPages.getSubscriptionOptions wrong-type',
    'subscriptionPages.getSubscriptionTierOptions unknown-id',
    'subscriptionPages.getUserSettings wrong-address',
    'site.handshake missing-message',
    'site.subscriptionDetails wrong-time',
    'subscriptionPages.onPurchaseUpdate wrong-event',
  ]) {
    expect(named).toContain(planted);
  }
  const report = reportOf(recording, findings);
  expect(report).toMatch(/src\/contract\/host-messages\.ts:\d+ {2}getFeatureConfig: \{/);
  // What is answered rightly is not blamed.
  const blamed = new Set(findings.map(({ message }) => message));
  expect(blamed).not.toContain('site.getAuthAccessToken');
  expect(blamed.size).toBe(10);
});

for (const platform of appsInTurn(0, ['macos', 'windows', 'ios', 'android'] as const)) {
  test(`the kit finds nothing wrong with the app that it plays, nor with the page: ${platform}`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const recording = await record(browser, { url: `${baseURL}${page}`, platform, bundle: null });
    expect(check(recording)).toEqual([]);
    expect(recording.entries.length).toBeGreaterThan(10);
  });
}
