import type { ReactNode } from 'react';
import styles from './steps.module.css';

interface Step {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Where the line leads on a wide screen: `column` stands beside an image. */
  readonly along?: 'row' | 'column';
}

/** What to do one after the other: numbers in neck rings on a line that leads from each to the next. */
export function Steps({ steps, along = 'row' }: StepsProps) {
  return (
    <ol className={`${styles.steps} ${styles[along]}`} role="list">
      {steps.map(({ id, title, text }) => (
        <li key={id} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
