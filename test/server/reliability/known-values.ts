import fc from 'fast-check';
import { pixels } from '../../../src/domain/analytics/pixels.ts';
import { siteUrl } from '../support/test-site.ts';
import type { Known } from './schema-values.ts';

const text = (...values: readonly string[]) => fc.constantFrom(...values);

/** What fields of the contract are given so that calls get past the first check and reach the modules behind it. */
export const knownValues: Known = {
  email: fc.nat({ max: 40 }).map((number) => `fuzz${number}@pond.example`),
  locale: text('en', 'de', 'fr-CA', 'xx'),
  otp: fc.nat({ max: 999_999 }).map((number) => String(number).padStart(6, '0')),
  client_id: text('mallard-web', 'mallard-apps'),
  code_challenge: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  code_verifier: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  redirect_uri: text('com.duckduckgo:/authcb', 'https://evil.example/'),
  productId: text('privacy-pro-monthly-us', 'privacy-pro-yearly-us', 'privacy-pro-yearly-eu', 'privacy-pro'),
  purchasePlatform: text('stripe', 'apple'),
  returnUrl: text(`${siteUrl}/pro/welcome`, `${siteUrl}/pro`, 'https://evil.example/'),
  origin: text('funnel_home_google_spring_hero', 'home', 'x'),
  country: text('us', 'de', 'xx'),
  pixel: text(...Object.keys(pixels)),
  advance: text('PT0S', 'PT1S', 'P1D'),
  key: fc.stringMatching(/^[0-9a-f]{128}$/),
  site: text('shop.example', 'https://bank.example/login?user=1', 'localhost'),
  reason: text('safe', 'slow', 'other'),
  q: fc.string({ maxLength: 12 }),
};
