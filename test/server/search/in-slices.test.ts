import { expect, it } from 'vitest';
import { inSlices } from '../../../src/server/search/in-slices.ts';

it('a long list is worked off in order while others have their turn', async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const busy = (item: number, index: number) => {
    const until = performance.now() + 1;
    while (performance.now() < until) {}
    return `${item} ${index}`;
  };
  const made = await inSlices(Array(50).fill(7), busy);
  isOver = true;
  expect(made).toEqual(Array.from({ length: 50 }, (_, index) => `7 ${index}`));
  expect(turns).toBeGreaterThan(8);
});
