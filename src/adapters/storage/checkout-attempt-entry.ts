import type { CheckoutAttempt } from '../../application/ports/key-value-store.ts';
import { keptPurchaseStates } from '../../domain/subscription/purchase.ts';
import type { EntryFormat } from './entry.ts';

/** The purchase in progress. Validated by hand rather than with a schema, so that static pages do not need zod. */
export const checkoutAttemptEntry: EntryFormat<CheckoutAttempt> = {
  name: 'checkout_attempt',
  parse: (found) => {
    if (typeof found !== 'object' || found === null) return null;
    const { order, idempotencyKey, state: named } = found as Readonly<Record<string, unknown>>;
    const state = keptPurchaseStates.find((kept) => kept === named);
    return isText(order) && isText(idempotencyKey) && state !== undefined
      ? { order, idempotencyKey, state }
      : null;
  },
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
