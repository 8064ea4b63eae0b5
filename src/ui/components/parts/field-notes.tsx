import type { ReactNode } from 'react';
import styles from './field.module.css';

/** What every form field has besides its control. */
export interface FieldTexts {
  /** Associates label, hint and error with the control; unique on the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do. While present, the control is marked invalid. */
  readonly error?: ReactNode;
}

/** The hint, and below it the error, which is announced when it appears. */
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

/** Attributes that associate a control with its hint and error. */
export function describedBy({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  const ids = [hint === undefined ? undefined : `${id}-hint`, error ? `${id}-error` : undefined];
  const text = ids.filter((part) => part !== undefined).join(' ');
  return { 'aria-describedby': text === '' ? undefined : text, 'aria-invalid': error ? true : undefined };
}
