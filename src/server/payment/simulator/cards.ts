import { createHash } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { TestCardName } from '../../db/tables/simulator.ts';

/** Why the bank declined. `authentication_failed`: the visitor did not confirm. */
export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'authentication_failed';

/** A test card's behavior: on first use, and when charged later without its owner. */
interface TestCard {
  readonly number: string;
  readonly brand: 'Visa' | 'Mastercard' | 'American Express';
  readonly name: TestCardName;
  readonly first: 'succeeds' | 'asks' | Exclude<DeclineReason, 'authentication_failed'>;
  readonly later: 'succeeds' | 'card_declined';
}

const visa = 'Visa';

/** The test cards, with numbers from Stripe's test set. Any other number is rejected, so no real card is ever accepted. */
export const testCards = [
  { number: '4242424242424242', brand: visa, name: 'succeeds', first: 'succeeds', later: 'succeeds' },
  {
    number: '5555555555554444',
    brand: 'Mastercard',
    name: 'mastercard',
    first: 'succeeds',
    later: 'succeeds',
  },
  {
    number: '378282246310005',
    brand: 'American Express',
    name: 'amex',
    first: 'succeeds',
    later: 'succeeds',
  },
  { number: '4000002500003155', brand: visa, name: 'asks', first: 'asks', later: 'succeeds' },
  {
    number: '4000000000000002',
    brand: visa,
    name: 'declined',
    first: 'card_declined',
    later: 'card_declined',
  },
  {
    number: '4000000000009995',
    brand: visa,
    name: 'insufficient',
    first: 'insufficient_funds',
    later: 'card_declined',
  },
  { number: '4000000000000069', brand: visa, name: 'expired', first: 'expired_card', later: 'card_declined' },
  { number: '4000000000000341', brand: visa, name: 'fails-later', first: 'succeeds', later: 'card_declined' },
  { number: '4000056655665556', brand: visa, name: 'shared', first: 'succeeds', later: 'succeeds' },
] as const satisfies readonly TestCard[];

/** What may be shown of a card. Only the test card's name is stored, never its number or check digits. */
export interface CardFace {
  readonly brand: string;
  readonly last4: string;
}

/** The four fields of the card form, as typed. */
export const cardFields = ['number', 'expiry', 'cvc', 'postcode'] as const;
export type CardField = (typeof cardFields)[number];
export type TypedCard = Readonly<Record<CardField, string>>;

export type CardFieldProblem =
  | 'number_missing'
  | 'number_invalid'
  | 'number_not_a_test_card'
  | 'expiry_missing'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'cvc_missing'
  | 'cvc_invalid'
  | 'postcode_missing'
  | 'postcode_invalid';

export interface UnreadableCard {
  readonly code: 'unreadable_card';
  readonly problems: Readonly<Partial<Record<CardField, CardFieldProblem>>>;
}

/** Parses an entered card (spaces and dashes allowed) and returns the test card's name. Fails with one problem per field. */
export function readCard(typed: TypedCard, now: number): Result<TestCardName, UnreadableCard> {
  const digits = typed.number.replace(/[\s-]/g, '');
  const card = testCards.find(({ number }) => number === digits);
  const problems = {
    ...problem('number', numberProblem(digits, card !== undefined)),
    ...problem('expiry', expiryProblem(typed.expiry, now)),
    ...problem('cvc', cvcProblem(typed.cvc, card?.brand === 'American Express' ? 4 : 3)),
    ...problem('postcode', postcodeProblem(typed.postcode)),
  };
  if (card === undefined || Object.keys(problems).length > 0) {
    return failure({ code: 'unreadable_card', problems });
  }
  return success(card.name);
}

/** The bank's answer when a card is first used; `charged` when money is due at once. */
export function firstUse(name: TestCardName, charged: boolean): 'succeeds' | 'asks' | DeclineReason {
  const { first, later } = cardNamed(name);
  return first === 'succeeds' && charged ? later : first;
}

/** The bank's answer to a later charge, when nobody is there to confirm. */
export function laterCharge(name: TestCardName): 'succeeds' | 'card_declined' {
  return cardNamed(name).later;
}

/** What may be shown of a card. */
export function faceOf(name: TestCardName): CardFace {
  const { brand, number } = cardNamed(name);
  return { brand, last4: number.slice(-4) };
}

/**
 * Recognizes a card whoever pays with it. Everybody uses the same test cards, so each counts as the customer's own; only
 * the `shared` one is the same card for every customer.
 */
export function fingerprintOf(name: TestCardName, customer: string): string {
  const owner = name === 'shared' ? 'everybody' : customer;
  return createHash('sha256').update(`${owner}:${name}`).digest('base64url').slice(0, 22);
}

function cardNamed(name: TestCardName): TestCard {
  const found = testCards.find((card) => card.name === name);
  if (found === undefined) throw new Error(`No test card is called ${name}`);
  return found;
}

function problem(field: CardField, found: CardFieldProblem | null) {
  return found === null ? {} : { [field]: found };
}

function numberProblem(digits: string, isTestCard: boolean): CardFieldProblem | null {
  if (digits === '') return 'number_missing';
  if (isTestCard) return null;
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? 'number_not_a_test_card' : 'number_invalid';
}

function expiryProblem(typed: string, now: number): CardFieldProblem | null {
  if (typed.trim() === '') return 'expiry_missing';
  const match = /^\s*(\d{1,2})\s*[/.\- ]?\s*(\d{2}|20\d{2})\s*$/.exec(typed);
  const month = Number(match?.[1]);
  if (match === null || month < 1 || month > 12) return 'expiry_invalid';
  const year = 2000 + (Number(match[2]) % 100);
  if (Date.UTC(year, month, 1) <= now) return 'expiry_past';
  return year - new Date(now).getUTCFullYear() > 50 ? 'expiry_invalid' : null;
}

function cvcProblem(typed: string, length: number): CardFieldProblem | null {
  const digits = typed.trim();
  if (digits === '') return 'cvc_missing';
  return /^\d+$/.test(digits) && digits.length === length ? null : 'cvc_invalid';
}

function postcodeProblem(typed: string): CardFieldProblem | null {
  const code = typed.trim();
  if (code === '') return 'postcode_missing';
  return /^[a-z0-9][a-z0-9 -]{1,9}$/i.test(code) ? null : 'postcode_invalid';
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
