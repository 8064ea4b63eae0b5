import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';

/** Label, one text input, hint and error. Everything else goes to the input. */
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

/** A text field for an e-mail address: the right keyboard, autofill, and no correction of what is typed. */
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

/** A field for several lines. */
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
