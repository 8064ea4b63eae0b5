import type { Stripe } from 'stripe';

/** Maximum age of a signature, in seconds. */
const toleranceSeconds = 300;

/** True when Stripe signed exactly this body with one of the secrets, at most 300 seconds ago. */
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
      // The SDK throws its own error for a wrong signature, and plain ones for malformed headers.
      return false;
    }
  });
}
