import type { ReactNode } from 'react';
import { trialLengths } from '../../../domain/subscription/trial.ts';
import styles from './trial-days.module.css';

interface EachTrialProps {
  readonly children: (days: number) => ReactNode;
  /** In place of them where there is no trial. */
  readonly none?: ReactNode;
}

/**
 * The same words for every length of a trial, of which CSS shows that of `<html data-trial>`; the default where it names none.
 * What the visitor's origin earns is known before the first paint, but only in the browser.
 */
export function EachTrial({ children, none }: EachTrialProps) {
  return (
    <span className={styles.each}>
      {trialLengths().map((days) => (
        <span key={days} data-days={days}>
          {children(days)}
        </span>
      ))}
      {none !== undefined && <span data-days={0}>{none}</span>}
    </span>
  );
}
