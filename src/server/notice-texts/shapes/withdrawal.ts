import type { TooManyRequests } from '../../../domain/failure.ts';
import type { WithdrawalProblem } from '../../../domain/withdrawal/withdrawal.ts';

/** The text above a plain page's form. */
export interface PageTexts {
  readonly heading: string;
  readonly says: readonly string[];
}

/** The texts of the plain pages for the right of withdrawal. */
export interface WithdrawalTexts {
  readonly name: string;
  readonly email: string;
  readonly emailHint: string;
  readonly details: string;
  readonly detailsHint: string;
  /** The label of the details where they are shown rather than entered. */
  readonly purchase: string;
  readonly received: string;
  readonly number: string;
  readonly form: PageTexts & { readonly button: string };
  readonly missing: PageTexts;
  readonly often: PageTexts;
  readonly confirmation: PageTexts & { readonly button: string; readonly change: string };
  readonly receipt: {
    readonly heading: string;
    /** What the page is, and that an e-mail says the same. */
    readonly mailed: string;
    /** What the page is when no e-mail is sent because its address has reached the day's limit. */
    readonly unmailed: string;
    readonly next: string;
    readonly home: string;
  };
  readonly problem: (failure: WithdrawalProblem | TooManyRequests) => string;
}
