import { expect, it } from 'vitest';
import { refuseOtherAddresses } from '../../scripts/build/service-addresses.ts';

it.each(['https://auth.example', 'http://localhost:8080/api/', ''])('takes %j for a service', (address) => {
  expect(() => refuseOtherAddresses({ VITE_AUTH_URL: address, MODE: 'production' })).not.toThrow();
});

it.each([
  'auth.example',
  'ftp://auth.example',
  'https://auth.example?key=1',
  'https://auth.example#top',
  'https://',
  'https://a b',
  '/api',
  'javascript:alert(1)',
])('refuses %j and names the setting', (address) => {
  expect(() => refuseOtherAddresses({ VITE_STAGING_AUTH_URL: address })).toThrow(
    `VITE_STAGING_AUTH_URL is not an http address: ${address}`,
  );
});
