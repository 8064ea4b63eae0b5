import { failure, type Result, success } from '../result.ts';
import { readReportedSite } from './reported-site.ts';

/** Where both forms are sent, by script and by plain form, at the root. Site facts, section 8. */
export const feedbackPath = '/feedback';

/** Where a plain form is sent: its kind is in the address as well, so that opening that address again leads to the form. */
export function feedbackAction(kind: FeedbackKind): string {
  return `${feedbackPath}?kind=${kind}`;
}

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
 * Which field is not as it must be: no address at all, none of a website, none of the form's reasons, no comment with the reason
 * `other`, or one over {@link longestComment}.
 */
export type FeedbackProblem = {
  readonly code: 'no_address' | 'invalid_address' | 'no_reason' | 'no_comment' | 'comment_too_long';
};

/** Reads a form; of several problems the one that stands first in it. Fails with a {@link FeedbackProblem}. */
export function readFeedback(typed: TypedFeedback): Result<Feedback, FeedbackProblem> {
  const { kind } = typed;
  const { site, reason, comment } = fieldsOf(typed);
  const [problem] = feedbackProblems(typed);
  if (problem !== undefined || reason === undefined) return failure(problem ?? { code: 'no_reason' });
  return success({ kind, site, reason, comment });
}

/** Every problem of a form, one a field, in the order of its fields; none where {@link readFeedback} takes it. */
export function feedbackProblems(typed: TypedFeedback): readonly FeedbackProblem[] {
  const { site, reason, comment } = fieldsOf(typed);
  const problems: FeedbackProblem[] = [];
  if (typed.kind === 'malicious-site' && site === null)
    problems.push({ code: typed.site.trim() === '' ? 'no_address' : 'invalid_address' });
  if (reason === undefined) problems.push({ code: 'no_reason' });
  if (reason === 'other' && comment === '') problems.push({ code: 'no_comment' });
  if (comment.length > longestComment) problems.push({ code: 'comment_too_long' });
  return problems;
}

function fieldsOf({ kind, site, reason, comment }: TypedFeedback) {
  return {
    site: kind === 'malicious-site' ? readReportedSite(site) : null,
    reason: feedbackReasons[kind].find((known) => known === reason),
    // Control characters are no text: PostgreSQL stores none with a NUL.
    comment: comment
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  };
}
