import type { StripeAccess } from '../../../config/card-settings.ts';
import type { StripeClient, StripeTrouble } from '../stripe-client.ts';

/** What a command of `npm run stripe` works with. */
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
  /** One line of the list of commands each: how it is called, and what it does. */
  readonly usage: readonly (readonly [call: string, does: string])[];
  readonly flags: readonly string[];
  /** Answers whether all is as it should be. */
  readonly run: (parts: CommandParts, flags: readonly string[]) => Promise<boolean>;
}

/** Says why Stripe did not do what was asked, and answers that all is not well. */
export function notDone({ say }: CommandParts, { code }: StripeTrouble): false {
  say(`Stripe did not complete this (${code}); see above. It is safe to run it again.`);
  return false;
}
