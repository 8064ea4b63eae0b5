import { expect, it } from 'vitest';
import { cardReturnOf } from '../../../src/domain/subscription/card-return.ts';

it.each([
  ['payment=cancelled', 'cancelled'],
  ['origin=home&payment=declined', 'declined'],
  ['payment=paid', null],
  ['payment=', null],
  ['', null],
])('reads how a visit to the card page ended from ?%s', (query, ended) => {
  expect(cardReturnOf(new URLSearchParams(query))).toBe(ended);
});
