import { describe, expect, it } from 'vitest';
import { isHostTokenPage } from '../../../src/domain/subscription/host-token-page.ts';

describe('tokens go between a page and its host app', () => {
  it.each([
    'https://mallard.example/subscriptions',
    'https://mallard.example/subscriptions/welcome/stripe?featurePage=vpn#top',
    'https://mallard.example/pro/login',
    'https://mallard.example/identity-theft-restoration',
    'https://mallard.example/de/subscriptions/manage',
    'https://staging.mallard.example:8443/pro',
    'http://localhost:4000/subscriptions',
    'http://127.0.0.1/pro',
    'http://[::1]:4000/pro',
  ])('at %s', (address) => {
    expect(isHostTokenPage(new URL(address))).toBe(true);
  });

  it.each([
    ['pages that apps do not open', 'https://mallard.example/'],
    ['pages that apps do not open', 'https://mallard.example/app/subscriptions'],
    ['pages that apps do not open', 'https://mallard.example/de/about'],
    ['names that only begin so', 'https://mallard.example/subscriptions-help'],
    ['names that only begin so', 'https://mallard.example/product'],
    ['a locale that there is not', 'https://mallard.example/xx/subscriptions'],
    ['a page that others could have written', 'http://mallard.example/subscriptions'],
    ['a machine that only looks like one’s own', 'http://localhost.evil.example/subscriptions'],
    ['a machine that only looks like one’s own', 'http://127.0.0.1.evil.example/subscriptions'],
    ['a machine that only looks like one’s own', 'http://my-localhost/subscriptions'],
    ['a file', 'file:///subscriptions'],
    ['a file on one’s own machine', 'ftp://localhost/subscriptions'],
  ])('not at %s: %s', (_, address) => {
    expect(isHostTokenPage(new URL(address))).toBe(false);
  });
});
