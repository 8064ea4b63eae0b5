import { expect, it } from 'vitest';
import { ConfigError } from '../../../src/server/config/config-error.ts';
import { readServiceSettings } from '../../../src/server/config/service-settings.ts';

const values = { IMAGE_ORIGINS: 'https://cdn.example , http://img.example:8080', BEACON_RETENTION_DAYS: 400 };

it('the services are told what they need', () => {
  expect(readServiceSettings(values)).toEqual({
    suggestionUpstream: undefined,
    blogUpstream: undefined,
    imageWebOrigins: ['https://cdn.example', 'http://img.example:8080'],
    beaconBroker: null,
    countsKeptDays: 400,
    restorationPartnerKey: undefined,
  });
});

it.each(['cdn.example', 'https://cdn.example/path', 'ftp://cdn.example', 'https://u:p@cdn.example'])(
  'images do not come from %s',
  (entry) => {
    const wrong = () => readServiceSettings({ ...values, IMAGE_ORIGINS: entry });
    expect(wrong).toThrow(ConfigError);
  },
);
