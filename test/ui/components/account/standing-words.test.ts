import { expect, it } from 'vitest';
import { needsOwner, standingWords } from '../../../../src/ui/components/account/standing-words.tsx';
import { subscription } from '../../../support/build.ts';

it.each([
  ['Auto-Renewable', false],
  ['Not Auto-Renewable', true],
  ['Grace Period', true],
  ['Expired', true],
  ['Inactive', false],
  ['Unknown', false],
] as const)('a subscription that is %s needs its owner: %j', (status, needed) => {
  expect(needsOwner(subscription({ status }))).toBe(needed);
});

it('one that is suspended needs its owner', () => {
  expect(needsOwner(subscription({ status: 'Inactive', suspended: true }))).toBe(true);
});

it.each([
  { status: 'Inactive', suspended: true },
  { status: 'Grace Period' },
  { status: 'Expired' },
] as const)('what is said of %j begins with a title', (held) => {
  expect(standingWords(subscription(held), 'en').title).toBeDefined();
});
