import type { StripeTrouble } from '../stripe-client.ts';

/** The result of one check; `wrong` and `fix` are null when it passed. */
export interface Finding {
  readonly what: string;
  readonly wrong: string | null;
  /** How to fix it. */
  readonly fix: string | null;
}

/** A passed check. */
export const passed = (what: string): Finding => ({ what, wrong: null, fix: null });

/** A failed check: what is wrong, and how to fix it. */
export const failed = (what: string, wrong: string, fix: string): Finding => ({ what, wrong, fix });

/** The result of a check that fails if `isWrong`. */
export function failedIf(isWrong: boolean, what: string, wrong: string, fix: string): Finding {
  return isWrong ? failed(what, wrong, fix) : passed(what);
}

/** A check that failed because Stripe gave no answer. */
export function unanswered(what: string, { code }: StripeTrouble): Finding {
  return code === 'away'
    ? failed(
        what,
        'Stripe did not answer, or the key may not read this',
        'try again; give the key the right to read it',
      )
    : failed(what, `Stripe answered “${code}”`, 'see the message above');
}
