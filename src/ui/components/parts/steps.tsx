import type { ReactNode } from 'react';
import numbers from './numbers.module.css';
import styles from './steps.module.css';

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The button or link for the step. */
  readonly action?: ReactNode;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** The line's direction on a wide screen; `column` is for steps beside an image. */
  readonly along?: 'row' | 'column';
  /** The level of the titles: one below the heading that the steps belong to. */
  readonly heading?: 'h2' | 'h3';
}

/** Instructions as numbered steps: numbers in neck rings, connected by a line. */
export function Steps({ steps, along = 'row', heading: Heading = 'h3' }: StepsProps) {
  return (
    <ol className={`${numbers.list} ${styles.steps} ${along === 'row' ? styles.row : ''}`.trim()} role="list">
      {steps.map(({ id, title, text, action }) => (
        <li key={id} className={styles.step}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ol>
  );
}
