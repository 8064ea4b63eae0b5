import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldTexts {
  /** Joins label, hint and error to the control; unique on the page. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do. While it is there, the control is marked invalid. */
  readonly error?: ReactNode;
}

/** Label, one text input, hint and error. Everything else goes to the input. */
export function Field({ id, label, hint, error, className, ...input }: FieldTexts & ComponentProps<'input'>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        {...describedBy(id, hint, error)}
        id={id}
        className={className === undefined ? styles.control : `${styles.control} ${className}`}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Label and a drop-down list; `children` are its options. */
export function SelectField({
  id,
  label,
  hint,
  error,
  children,
  ...select
}: FieldTexts & ComponentProps<'select'>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.pick}>
        <select {...select} {...describedBy(id, hint, error)} id={id} className={styles.control}>
          {children}
        </select>
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function FieldNotes({ id, hint, error }: Omit<FieldTexts, 'label'>) {
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

function describedBy(id: string, hint: ReactNode, error: ReactNode) {
  const ids = [hint === undefined ? undefined : `${id}-hint`, error ? `${id}-error` : undefined];
  const text = ids.filter((part) => part !== undefined).join(' ');
  return { 'aria-describedby': text === '' ? undefined : text, 'aria-invalid': error ? true : undefined };
}
