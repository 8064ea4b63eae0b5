import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';

/** A label and a drop-down list; `children` are its options. */
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
        <select {...select} {...describedBy({ id, hint, error })} id={id} className={styles.control}>
          {children}
        </select>
      </span>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
