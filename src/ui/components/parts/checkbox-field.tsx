import type { ComponentProps } from 'react';
import styles from './checkbox-field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';

/** A single checkbox with hint and error. */
export function CheckboxField({
  id,
  label,
  hint,
  error,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <input
          {...input}
          {...describedBy({ id, hint, error })}
          id={id}
          type="checkbox"
          className={styles.checkbox}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
