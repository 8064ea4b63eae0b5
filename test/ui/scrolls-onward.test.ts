import type { ParsedLocation } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { scrollsOnward } from '../../src/ui/scrolls-onward.ts';

function at(step: number, pathname: string) {
  return { location: { pathname, state: { __TSR_index: step } } as ParsedLocation };
}

it('scrolls on the way onward, be it to a page in the place of the last one, and never on the way back', () => {
  const scrolls = scrollsOnward(at(1, '/pro/login').location);
  expect(scrolls(at(1, '/pro/login')), 'the code of the page starts').toBe(false);
  expect(scrolls(at(2, '/pro/login')), 'the passcode is a step').toBe(true);
  expect(scrolls(at(2, '/pro/welcome')), 'whoever signed in goes on in its place').toBe(true);
  expect(scrolls(at(2, '/pro/welcome')), 'only what is noted there changes').toBe(false);
  expect(scrolls(at(3, '/subscriptions/manage'))).toBe(true);
  expect(scrolls(at(2, '/pro/welcome'))).toBe(false);
  expect(scrolls(at(1, '/pro/login'))).toBe(false);
});
