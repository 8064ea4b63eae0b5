import { expect, it } from 'vitest';
import { keepNewest } from '../../src/server/keep-newest.ts';

it('keeps as many as it may, those set last, and counts one that is set again as new', () => {
  const kept = new Map<string, number>();
  for (const [at, key] of ['a', 'b', 'c'].entries()) keepNewest(kept, 3, key, at);
  keepNewest(kept, 3, 'a', 9);
  keepNewest(kept, 3, 'd', 3);
  expect([...kept]).toEqual([
    ['c', 2],
    ['a', 9],
    ['d', 3],
  ]);
});
