import type { Stripe } from 'stripe';

/** How old a signature may be, in seconds. */
const toleranceSeconds = 300;

/** True when Stripe signed this very body with one of the secrets, at most 300 seconds ago. */
export function isSignedByStripe(
  { webhooks }: Stripe,
  rawBody: string,
  header: string,
  secrets: readonly string[],
  nowMs: number,
): boolean {
  return secrets.some((secret) => {
    try {
      return (
        webhooks.signature?.verifyHeader(rawBody, header, secret, toleranceSeconds, undefined, nowMs) ?? false
      );
    } catch {
      // The SDK throws its own error for a wrong signature, and bare ones for headers it cannot make sense of.
      return false;
    }
  });
}
