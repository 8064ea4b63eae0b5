import { type FeedbackKind, feedbackSentPlace } from '../../../domain/feedback/feedback.ts';
import { FeedbackThanks } from './feedback-thanks.tsx';
import styles from './sent-place.module.css';

/** Where a plain form leads to once it has been taken (`#sent`); hidden otherwise. */
export function SentPlace({ kind }: { readonly kind: FeedbackKind }) {
  return (
    <div className={styles.sent} id={feedbackSentPlace}>
      <FeedbackThanks kind={kind} />
    </div>
  );
}
