import type { StripeTrouble } from '../stripe-client.ts';

/** The result of one check. `wrong` is null when all is well, and so is `mend`. */
export interface Finding {
  readonly what: string;
  readonly wrong: string | null;
  /** How to fix it. */
  readonly mend: string | null;
}

/** A passed check. */
export const well = (what: string): Finding => ({ what, wrong: null, mend: null });

/** A failed check: what is wrong, and how to fix it. */
export const ill = (what: string, wrong: string, mend: string): Finding => ({ what, wrong, mend });

/** A check that fails if `isWrong`. */
export function unless(isWrong: boolean, what: string, wrong: string, mend: string): Finding {
  return isWrong ? ill(what, wrong, mend) : well(what);
}

/** A check that Stripe did not answer. */
export function unread(what: string, { code }: StripeTrouble): Finding {
  return code === 'away'
    ? ill(
        what,
        'Stripe did not answer, or the key may not read this',
        'try again; give the key the right to read it',
      )
    : ill(what, `Stripe answered “${code}”`, 'see the message above');
}
