import type { StripeAccess } from '../../../config/card-settings.ts';
import type { StripeClient, StripeTrouble } from '../stripe-client.ts';

/** What the commands of `npm run stripe` work with. */
export interface CommandParts {
  readonly stripe: StripeClient;
  readonly access: StripeAccess;
  /** The environment variables, without empty ones. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line. Never a key. */
  readonly say: (line: string) => void;
}

/** A command of `npm run stripe`. */
export interface Command {
  /** Lines for the list of commands: how to call it, and what it does. */
  readonly usage: readonly (readonly [call: string, does: string])[];
  readonly flags: readonly string[];
  /** Returns whether all is well. */
  readonly run: (parts: CommandParts, flags: readonly string[]) => Promise<boolean>;
}

/** Prints why Stripe did not do what was asked, and returns false. */
export function notDone({ say }: CommandParts, { code }: StripeTrouble): false {
  say(`Stripe did not complete this (${code}); see above. It is safe to run it again.`);
  return false;
}
