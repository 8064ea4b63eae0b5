import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { marks, purchaseDrawing, withDrawing } from '../../scripts/docs/purchase-drawing.ts';

it('ARCHITECTURE.md draws the way of a purchase as its tables have it', () => {
  const document = readFileSync('ARCHITECTURE.md', 'utf8');
  expect(document).toBe(withDrawing(document));
});

it('a drawing that is not the tables’ is noticed', () => {
  const planted = `before\n${marks.begin}\n${purchaseDrawing().replace('opened', 'closed')}\n${marks.end}\nafter`;
  expect(withDrawing(planted)).not.toBe(planted);
  expect(() => withDrawing('nothing')).toThrow('no marks');
});
