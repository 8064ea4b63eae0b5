import { expect, it } from 'vitest';
import { devAddress } from '../../scripts/build/dev-address.ts';
import { unpublishedTag } from '../support/unpublished-locale.ts';

it.each([
  ['/', { kind: 'page' }],
  ['/de/pro/', { kind: 'page' }],
  ['/dev/components', { kind: 'page' }],
  ['/src/ui/client.tsx', { kind: 'page' }],
  ['/@vite/client', { kind: 'page' }],
  [`/${unpublishedTag}`, { kind: 'moved', to: '/' }],
  [`/${unpublishedTag}/pro`, { kind: 'moved', to: '/pro' }],
  ['/DE-at/pro', { kind: 'moved', to: '/de/pro' }],
  ['/careers', { kind: 'moved', to: '/hiring' }],
  ['/de/careers/', { kind: 'moved', to: '/de/hiring' }],
  [`/${unpublishedTag}/careers`, { kind: 'moved', to: '/hiring' }],
  ['/help', { kind: 'moved', to: 'https://help.mallard.example/' }],
  ['/nothing', { kind: 'missing', page: '/404' }],
  ['/de/nichts', { kind: 'missing', page: '/de/404' }],
])('npm run dev answers %s as the built site does', (path, there) => expect(devAddress(path)).toEqual(there));
