import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every field of a form has beside its control. */
export interface FieldTexts {
  /** Joins label, hint and error to the control; unique on the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do. While it is there, the control is marked invalid. */
  readonly error?: ReactNode;
}

/** The hint, and under it the error, which is read out when it comes. */
export function FieldNotes({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </>
  );
}

/** Joins a control to its hint and error. */
export function describedBy({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  const ids = [hint === undefined ? undefined : `${id}-hint`, error ? `${id}-error` : undefined];
  const text = ids.filter((part) => part !== undefined).join(' ');
  return { 'aria-describedby': text === '' ? undefined : text, 'aria-invalid': error ? true : undefined };
}
