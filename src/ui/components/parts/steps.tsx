import type { ReactNode } from 'react';
import numbers from './numbers.module.css';
import styles from './steps.module.css';

export interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** What to press for it. */
  readonly action?: ReactNode;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Where the line leads on a wide screen: `column` stands beside an image. */
  readonly along?: 'row' | 'column';
  /** The level of the titles: one below what the steps stand under. */
  readonly heading?: 'h2' | 'h3';
}

/** What to do one after the other: numbers in neck rings on a line that leads from each to the next. */
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
