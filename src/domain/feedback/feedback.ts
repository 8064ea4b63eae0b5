import { failure, type Result, success } from '../result.ts';
import { readReportedSite } from './reported-site.ts';

/** Endpoint for both forms, by script or plain form, at the root. Site facts, section 8. */
export const feedbackPath = '/feedback';

/** The action of a plain form. It includes the kind, so that opening the address again leads back to the form. */
export function feedbackAction(kind: FeedbackKind): string {
  return `${feedbackPath}?kind=${kind}`;
}

/** Maximum number of characters in a comment, counted in UTF-16 code units like `maxlength`. */
export const longestComment = 1_000;

/** The reasons offered, in the order of the form; `other` requires a comment. */
export const feedbackReasons = {
  /**
   * What is wrong with a warning, or a missing one: the site is safe, is the sender's own, was cleaned up, or is
   * dangerous but not blocked.
   */
  'malicious-site': ['safe', 'own', 'cleaned', 'missed', 'other'],
  /** What keeps somebody from using our browser on Windows. */
  'windows-survey': ['broken-sites', 'slow', 'missing', 'import', 'other-browser', 'other'],
} as const;

/** The kind of form. */
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

/** A visitor's input, not yet validated. `site` is empty when the form does not ask for it. */
export interface TypedFeedback {
  readonly kind: FeedbackKind;
  readonly site: string;
  readonly reason: string;
  readonly comment: string;
}

/** Validated feedback. Contains neither name nor address of the sender. */
export interface Feedback {
  readonly kind: FeedbackKind;
  /** A site as returned by `readReportedSite`; null when the form does not ask for one. */
  readonly site: string | null;
  readonly reason: FeedbackReason;
  /** Trimmed; may be empty. */
  readonly comment: string;
}

/**
 * What is wrong with a field: no site, an invalid site, an unknown reason, no comment with the reason `other`, or a
 * comment longer than {@link longestComment}.
 */
export type FeedbackProblem = {
  readonly code: 'no_address' | 'invalid_address' | 'no_reason' | 'no_comment' | 'comment_too_long';
};

/** Validates a form. Fails with the first {@link FeedbackProblem} in the order of its fields. */
export function readFeedback(typed: TypedFeedback): Result<Feedback, FeedbackProblem> {
  const { kind } = typed;
  const { site, reason, comment } = fieldsOf(typed);
  const [problem] = feedbackProblems(typed);
  if (problem !== undefined || reason === undefined) return failure(problem ?? { code: 'no_reason' });
  return success({ kind, site, reason, comment });
}

/**
 * All problems of a form, at most one per field, in the order of its fields; empty when {@link readFeedback} accepts
 * it.
 */
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
    // PostgreSQL cannot store NUL characters.
    comment: comment
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  };
}
