import { useLingui } from '@lingui/react';
import type { Question } from '../../structured-data/faq-page.ts';
import { Mark } from '../mark.tsx';
import styles from './conversation.module.css';

/** Questions and answers in the style of a chat: questions on one side, answers on the other. */
export function Conversation({ questions }: { readonly questions: readonly Question[] }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.conversation}>
      {questions.map(({ question, answer }) => (
        <div key={question.id} className={styles.exchange}>
          <h3 className={styles.asked}>{i18n._(question)}</h3>
          <Mark className={styles.mark} />
          <p className={styles.answered}>{i18n._(answer)}</p>
        </div>
      ))}
    </div>
  );
}
