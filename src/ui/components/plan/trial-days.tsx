import type { ReactNode } from 'react';
import { trialLengths } from '../../../domain/subscription/trial.ts';
import styles from './trial-days.module.css';

interface EachTrialProps {
  readonly children: (days: number) => ReactNode;
  /** Shown instead where there is no trial. */
  readonly none?: ReactNode;
}

/**
 * The same text for every length of a trial; CSS shows the one for `<html data-trial>`, or the default without it. The
 * length that the visitor's origin earns is known before the first paint, but only in the browser.
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
