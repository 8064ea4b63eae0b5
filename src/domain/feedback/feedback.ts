import { failure, type Result, success } from '../result.ts';
import { readReportedSite } from './reported-site.ts';

/** Where both forms are sent, by script and by plain form, at the root. Site facts, section 8. */
export const feedbackPath = '/feedback';

/** How many characters a comment may have at most; what a browser counts for `maxlength`, so UTF-16 code units. */
export const longestComment = 1_000;

/** Why somebody writes, in the order in which the form asks; `other` needs a comment. */
export const feedbackReasons = {
  /** What is wrong with a warning, or with a missing one: safe, the sender's own, cleaned up since, dangerous but not blocked. */
  'malicious-site': ['safe', 'own', 'cleaned', 'missed', 'other'],
  /** What keeps somebody from using our browser on Windows. */
  'windows-survey': ['broken-sites', 'slow', 'missing', 'import', 'other-browser', 'other'],
} as const;

/** Which of the forms. */
export type FeedbackKind = keyof typeof feedbackReasons;
/** Every kind, in the order of {@link feedbackReasons}. */
export const feedbackKinds = Object.keys(feedbackReasons) as readonly FeedbackKind[];
/** One of the reasons of a form. */
export type FeedbackReason<Kind extends FeedbackKind = FeedbackKind> = (typeof feedbackReasons)[Kind][number];

/** The page of each form, without locale. */
export const feedbackPages = {
  'malicious-site': '/malicious-site-protection/report-error',
  'windows-survey': '/windows-survey',
} as const satisfies Record<FeedbackKind, string>;

/** What a visitor typed and chose, unread. `site` is empty where the form has no address. */
export interface TypedFeedback {
  readonly kind: FeedbackKind;
  readonly site: string;
  readonly reason: string;
  readonly comment: string;
}

/** What is sent and kept: no name, no address of the sender. */
export interface Feedback {
  readonly kind: FeedbackKind;
  /** An address as `readReportedSite` gives it; null where the form has none. */
  readonly site: string | null;
  readonly reason: FeedbackReason;
  /** Without white space around it; empty when there is none. */
  readonly comment: string;
}

/**
 * Which field is not as it must be: no address of a website, none of the form's reasons, no comment with the reason `other`, or
 * one over {@link longestComment}.
 */
export type FeedbackProblem = {
  readonly code: 'invalid_address' | 'no_reason' | 'no_comment' | 'comment_too_long';
};

/** Reads a form; of several problems the one that stands first in it. Fails with a {@link FeedbackProblem}. */
export function readFeedback(typed: TypedFeedback): Result<Feedback, FeedbackProblem> {
  const { kind } = typed;
  const asksForSite = kind === 'malicious-site';
  const site = asksForSite ? readReportedSite(typed.site) : null;
  if (asksForSite && site === null) return failure({ code: 'invalid_address' });
  const reason = feedbackReasons[kind].find((known) => known === typed.reason);
  if (reason === undefined) return failure({ code: 'no_reason' });
  // Control characters are no text: PostgreSQL stores none with a NUL.
  const comment = typed.comment
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (reason === 'other' && comment === '') return failure({ code: 'no_comment' });
  if (comment.length > longestComment) return failure({ code: 'comment_too_long' });
  return success({ kind, site, reason, comment });
}
