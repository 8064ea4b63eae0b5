import { Trans, useLingui } from '@lingui/react';
import type { FeedbackFailure } from '../../../application/feedback/send-feedback.ts';
import { longestComment } from '../../../domain/feedback/feedback.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { formatWait } from '../../format/dates.ts';
import { Notice } from '../parts/notice.tsx';

/** Shown at the address field. */
export function SiteProblem({ code }: { readonly code: 'no_address' | 'invalid_address' }) {
  return code === 'no_address' ? (
    <Trans id="forms.problem.noSite" message="Enter the address of the website." />
  ) : (
    <Trans
      id="forms.problem.site"
      message="This is not the address of a website. It should look like example.com/page."
    />
  );
}

/** Shown at the choices. */
export function ReasonProblem() {
  return <Trans id="forms.problem.reason" message="Choose one of the answers." />;
}

/** Shown at the comment field. */
export function CommentProblem({ code }: { readonly code: 'no_comment' | 'comment_too_long' }) {
  const { i18n } = useLingui();
  if (code === 'no_comment') {
    return <Trans id="forms.problem.comment" message="Tell us in a few words what it is." />;
  }
  return (
    <Trans
      id="forms.problem.long"
      message="This is too long. {most} characters is the most we can take."
      values={{ most: i18n.number(longestComment) }}
    />
  );
}

/**
 * A failure that concerns none of the fields, with what to do; shown above the button. Nothing for failures that a
 * field reports.
 */
export function OtherProblem({
  error,
  locale,
}: {
  readonly error: FeedbackFailure;
  readonly locale: Locale;
}) {
  switch (error.code) {
    case 'too_many_requests':
      return (
        <Notice
          kind="problem"
          title={<Trans id="forms.problem.often" message="Several forms came from your network just now." />}
        >
          <Trans
            id="forms.problem.often.help"
            message="What you entered is still here. You can send it in {wait}."
            values={{ wait: formatWait(error.retryAfterSeconds, locale) }}
          />
        </Notice>
      );
    case 'offline':
    case 'communication':
      return (
        <Notice
          kind="problem"
          title={<Trans id="forms.problem.away" message="We couldn’t send it just now." />}
        >
          <Trans
            id="forms.problem.away.help"
            message="What you entered is still here. Check your connection and try again."
          />
        </Notice>
      );
    default:
      return null;
  }
}
