import type { Price } from '../../../domain/subscription/plan.ts';

// Every currency we sell in has two decimals at Stripe, also where nobody uses them (HUF, CZK).
const minorUnits = 100;

/** A price as Stripe counts it: whole hundredths, and the currency in lower case. Throws on a text that is no sum. */
export function toStripe({ amount, currency }: Price): { unit_amount: number; currency: string } {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) throw new Error(`${amount} is not a sum of money`);
  return { unit_amount: Math.round(Number(amount) * minorUnits), currency: currency.toLowerCase() };
}

/** The other way round: `999` and `usd` are `9.99` and `USD`; whole sums have no decimals, as in our price table. */
export function fromStripe(hundredths: number, currency: string): Price {
  const whole = Number.isInteger(hundredths / minorUnits);
  return {
    amount: (hundredths / minorUnits).toFixed(whole ? 0 : 2),
    currency: currency.toUpperCase(),
  };
}
