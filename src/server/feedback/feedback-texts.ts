import type { FeedbackKind, FeedbackReason } from '../../domain/feedback/feedback.ts';
import type { NoticeLanguage } from '../http/notice-page.tsx';
import { english } from './english.ts';
import { german } from './german.ts';
import type { FeedbackFailure } from './kept-feedback.ts';

/** Every text of the page on which a plain form is shown again. */
export interface FeedbackTexts {
  readonly heading: string;
  readonly headingOften: string;
  readonly says: readonly string[];
  readonly site: string;
  readonly comment: string;
  readonly why: Readonly<Record<FeedbackKind, string>>;
  readonly reasons: { readonly [Kind in FeedbackKind]: Readonly<Record<FeedbackReason<Kind>, string>> };
  readonly button: Readonly<Record<FeedbackKind, string>>;
  readonly problem: (failure: FeedbackFailure) => string;
}

/** What the plain page says. */
export const feedbackTexts: Readonly<Record<NoticeLanguage, FeedbackTexts>> = { en: english, de: german };
