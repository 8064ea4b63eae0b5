const second = 1_000;

/** How the outbox deals with a mail server that refuses or is away. */
export const sendingRules = {
  /** Waits between tries, in milliseconds; after the last one the letter is given up: its passcode has died. */
  waits: [5, 15, 30, 60, 120, 240].map((seconds) => seconds * second),
  /** How long one try may take before another may begin. Longer than every timeout of the transport. */
  lease: 40 * second,
} as const;

/** Milliseconds until the next try after `tries` have failed, or null when it is time to give up. */
export function waitAfterFailure(tries: number): number | null {
  return sendingRules.waits[tries - 1] ?? null;
}
