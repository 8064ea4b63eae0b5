import { expect, it } from 'vitest';
import { ConfigError } from '../../src/server/config-error.ts';
import { readServiceSettings } from '../../src/server/service-settings.ts';

const values = { IMAGE_ORIGINS: 'https://cdn.example , http://img.example:8080', BEACON_RETENTION_DAYS: 400 };

it('the services are told what they need', () => {
  expect(readServiceSettings(values, true)).toEqual({
    suggestionUpstream: undefined,
    blogUpstream: undefined,
    imageOrigins: ['https://cdn.example', 'http://img.example:8080'],
    countsKeptDays: 400,
    restorationPartnerKey: undefined,
  });
});

it.each(['cdn.example', 'https://cdn.example/path', 'ftp://cdn.example', 'https://u:p@cdn.example'])(
  'pictures do not come from %s',
  (entry) => {
    const wrong = () => readServiceSettings({ ...values, IMAGE_ORIGINS: entry }, false);
    expect(wrong).toThrow(ConfigError);
  },
);

it('production takes no key of the partner that can be guessed', () => {
  const weak = { ...values, ITR_PARTNER_KEY: 'k'.repeat(43) };
  expect(() => readServiceSettings(weak, true)).toThrow('ITR_PARTNER_KEY');
  expect(readServiceSettings(weak, false).restorationPartnerKey).toBe(weak.ITR_PARTNER_KEY);
});
