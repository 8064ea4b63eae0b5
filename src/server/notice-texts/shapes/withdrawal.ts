import type { TooManyRequests } from '../../../domain/failure.ts';
import type { WithdrawalProblem } from '../../../domain/withdrawal/withdrawal.ts';

/** What a plain page says before its form. */
export interface PageTexts {
  readonly heading: string;
  readonly says: readonly string[];
}

/** Every text of the plain pages of the right of withdrawal. */
export interface WithdrawalTexts {
  readonly name: string;
  readonly email: string;
  readonly emailHint: string;
  readonly details: string;
  readonly detailsHint: string;
  /** What the details are called where they are shown, not asked for. */
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
    /** What the page is, where its address has had all the e-mails of a day. */
    readonly unmailed: string;
    readonly next: string;
    readonly home: string;
  };
  readonly problem: (failure: WithdrawalProblem | TooManyRequests) => string;
}
