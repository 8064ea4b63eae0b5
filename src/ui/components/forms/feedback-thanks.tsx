import { Trans } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { FeedbackKind } from '../../../domain/feedback/feedback.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { Notice } from '../parts/notice.tsx';

interface FeedbackThanksProps {
  readonly kind: FeedbackKind;
  /** True if the form, with the focused button, has been removed. */
  readonly inPlaceOfForm?: boolean;
}

/** Shown once a form has been accepted. */
export function FeedbackThanks({ kind, inPlaceOfForm = false }: FeedbackThanksProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inPlaceOfForm) place.current?.focus();
  }, [inPlaceOfForm]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        kind="done"
        title={
          kind === 'malicious-site' ? (
            <Trans id="forms.thanks.report" message="Thank you, your report has arrived" />
          ) : (
            <Trans id="forms.thanks.survey" message="Thank you, your answer has arrived" />
          )
        }
      >
        <Trans
          id="forms.thanks.text"
          message="We don’t know who sent this, so we can’t reply. We’ll delete it after {days} days."
          values={{ days: keptDays.feedback }}
        />
      </Notice>
    </div>
  );
}
