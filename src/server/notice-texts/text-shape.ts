import type { BangSearchTexts } from './shapes/bang-search.ts';
import type { FeedbackTexts } from './shapes/feedback.ts';
import type { LongAddressTexts } from './shapes/long-address.ts';
import type { NewsletterTexts } from './shapes/newsletter.ts';
import type { SupportTexts } from './shapes/support.ts';
import type { UndoPageTexts } from './shapes/undo-page.ts';
import type { WithdrawalTexts } from './shapes/withdrawal.ts';

/** All texts of the server's plain pages, by module. */
export interface NoticeTexts {
  readonly bangSearch: BangSearchTexts;
  readonly feedback: FeedbackTexts;
  readonly longAddress: LongAddressTexts;
  readonly newsletter: NewsletterTexts;
  readonly support: SupportTexts;
  readonly undoPage: UndoPageTexts;
  readonly withdrawal: WithdrawalTexts;
}
