import type { StripeTrouble } from '../stripe-client.ts';

/** One thing that was looked at. `wrong` is null when it is as we expect, and `mend` says then nothing. */
export interface Finding {
  readonly what: string;
  readonly wrong: string | null;
  /** What to do about it. */
  readonly mend: string | null;
}

/** It is as we expect. */
export const well = (what: string): Finding => ({ what, wrong: null, mend: null });

/** It is not; what is wrong, and what to do about it. */
export const ill = (what: string, wrong: string, mend: string): Finding => ({ what, wrong, mend });

/** Well, unless `wrong` holds. */
export function unless(isWrong: boolean, what: string, wrong: string, mend: string): Finding {
  return isWrong ? ill(what, wrong, mend) : well(what);
}

/** Stripe did not say how it stands. */
export function unread(what: string, { code }: StripeTrouble): Finding {
  return code === 'away'
    ? ill(
        what,
        'Stripe did not answer, or the key may not read this',
        'try again; give the key the right to read it',
      )
    : ill(what, `Stripe answered “${code}”`, 'see the message above');
}
