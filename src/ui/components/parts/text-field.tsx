import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';

/** A label, a text input, hint and error. All other props go to the input. */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        {...describedBy({ id, hint, error })}
        id={id}
        className={className === undefined ? styles.control : `${styles.control} ${className}`}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A text field for an e-mail address: matching keyboard, autofill, no autocorrection. */
export function EmailField(props: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <TextField
      name="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}

/** A multi-line field. */
export function LongTextField({
  id,
  label,
  hint,
  error,
  className,
  ...area
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={4}
        {...area}
        {...describedBy({ id, hint, error })}
        id={id}
        className={[styles.control, styles.long, className].filter(Boolean).join(' ')}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
