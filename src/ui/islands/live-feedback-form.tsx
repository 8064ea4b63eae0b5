import { useState } from 'react';
import type { FeedbackKind, TypedFeedback } from '../../domain/feedback/feedback.ts';
import { FeedbackForm } from '../components/forms/feedback-form.tsx';
import { FeedbackThanks } from '../components/forms/feedback-thanks.tsx';
import { useAction } from '../hooks/use-action.ts';
import type { IslandProps } from './hydrate-island.tsx';

/** Reports a website without leaving the page. */
export function LiveReportForm(props: IslandProps) {
  return <LiveFeedbackForm {...props} kind="malicious-site" />;
}

/** Submits the survey without leaving the page. */
export function LiveSurveyForm(props: IslandProps) {
  return <LiveFeedbackForm {...props} kind="windows-survey" />;
}

function LiveFeedbackForm({ app, locale, kind }: IslandProps & { readonly kind: FeedbackKind }) {
  const [sent, setSent] = useState(false);
  const sending = useAction(
    (typed: TypedFeedback) => app.get('feedback').sendFeedback.execute(typed),
    () => setSent(true),
  );
  if (sent) return <FeedbackThanks kind={kind} inPlaceOfForm />;
  return <FeedbackForm kind={kind} locale={locale} state={sending.state} onSubmit={sending.run} />;
}
