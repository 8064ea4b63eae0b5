import type { FeedbackKind } from '../../../domain/feedback/feedback.ts';
import holdForm from '../../first-paint/island-form.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import { FeedbackForm } from './feedback-form.tsx';

const islands = {
  'malicious-site': 'report-form',
  'windows-survey': 'survey-form',
} as const satisfies Record<FeedbackKind, string>;

/** A form that is plain HTML at first and becomes an island when somebody uses it. */
export function FeedbackIsland({ kind }: { readonly kind: FeedbackKind }) {
  const { locale } = usePage();
  return (
    <>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdForm : '' }} />
      <div data-island={islands[kind]}>
        <FeedbackForm kind={kind} locale={locale} state={{ kind: 'idle' }} />
      </div>
    </>
  );
}
