import type { Price } from '../../../domain/subscription/plan.ts';

// Every currency we sell in has two decimals at Stripe, even if they are not used in daily life (HUF, CZK).
const minorUnits = 100;

/** Converts a price to Stripe's form: integer hundredths and lower-case currency. Throws when the amount is not a number. */
export function toStripe({ amount, currency }: Price): { unit_amount: number; currency: string } {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) throw new Error(`${amount} is not a sum of money`);
  return { unit_amount: Math.round(Number(amount) * minorUnits), currency: currency.toLowerCase() };
}

/** The reverse: `999` and `usd` become `9.99` and `USD`; whole amounts have no decimals, as in our price table. */
export function fromStripe(hundredths: number, currency: string): Price {
  const whole = Number.isInteger(hundredths / minorUnits);
  return {
    amount: (hundredths / minorUnits).toFixed(whole ? 0 : 2),
    currency: currency.toUpperCase(),
  };
}
