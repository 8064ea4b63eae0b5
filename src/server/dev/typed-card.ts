import { cardFields, type TypedCard, testCards } from '../payment/simulator/cards.ts';

/** An empty card form. */
export const nothingTyped: TypedCard = { number: '', expiry: '', cvc: '', postcode: '' };

/** The four card fields of a posted form; missing ones are empty. */
export function readTyped(posted: URLSearchParams): TypedCard {
  const [number = '', expiry = '', cvc = '', postcode = ''] = cardFields.map((name) =>
    (posted.get(name) ?? '').slice(0, 64),
  );
  return { number, expiry, cvc, postcode };
}

/** The form's values for one of the test cards; empty for any other name. */
export function suggested(name: string | undefined, now: number): TypedCard {
  const card = testCards.find((known) => known.name === name);
  if (card === undefined) return nothingTyped;
  const year = (new Date(now).getUTCFullYear() + 3) % 100;
  const cvc = card.brand === 'American Express' ? '1234' : '123';
  return { number: grouped(card.number), expiry: `12 / ${year}`, cvc, postcode: '10115' };
}

/** Formats a card number as printed on cards. */
export function grouped(number: string): string {
  return number.length === 15
    ? number.replace(/(\d{4})(\d{6})(\d{5})/, '$1 $2 $3')
    : number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
