import { Trans } from '@lingui/react';
import type { SubscribeFailure } from '../../../application/content/subscribe-to-newsletter.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { formatWait } from '../../format/dates.ts';
import { Notice } from '../parts/notice.tsx';

/** Shown at the address field. */
export function AddressProblem() {
  return (
    <Trans
      id="newsletter.problem.address"
      message="This is not an e-mail address. It should look like name@example.com."
    />
  );
}

/** Shown at the checkboxes. */
export function ChoiceProblem() {
  return <Trans id="newsletter.problem.choice" message="Choose at least one of the two." />;
}

/**
 * A failure that concerns none of the fields, with what to do; shown above the button. Nothing for failures that a
 * field reports.
 */
export function OtherProblem({
  error,
  locale,
}: {
  readonly error: SubscribeFailure;
  readonly locale: Locale;
}) {
  switch (error.code) {
    case 'invalid_email_address':
    case 'nothing_chosen':
      return null;
    case 'too_many_requests':
      return (
        <Notice
          kind="problem"
          title={<Trans id="newsletter.problem.often" message="You have signed up several times just now." />}
        >
          <Trans
            id="newsletter.problem.often.help"
            message="Check your inbox and your spam folder first: our e-mail may already be there. You can try again in {wait}."
            values={{ wait: formatWait(error.retryAfterSeconds, locale) }}
          />
        </Notice>
      );
    default:
      return (
        <Notice
          kind="problem"
          title={<Trans id="newsletter.problem.away" message="We couldn’t sign you up just now." />}
        >
          <Trans
            id="newsletter.problem.away.help"
            message="What you entered is still here. Check your connection and try again."
          />
        </Notice>
      );
  }
}
