import type { ComponentProps, ReactNode } from 'react';
import field from './field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';
import styles from './radio-group.module.css';

interface RadioGroupProps extends FieldTexts {
  /** `Radio` elements. */
  readonly children: ReactNode;
}

/** Several choices for one question, one per line. Hint and error belong to the group. */
export function RadioGroup({ id, label, hint, error, children }: RadioGroupProps) {
  return (
    <fieldset
      {...describedBy({ id, hint, error })}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      className={`${field.field} ${field.group} ${styles.group}`}
    >
      <legend className={`${field.label} ${field.legend}`}>{label}</legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  readonly label: ReactNode;
  /** What the choice means, below its name; announced with it. */
  readonly note?: ReactNode;
}

/** One choice of a `RadioGroup`. All radios of a group share a `name`. */
export function Radio({ label, note, ...input }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.name}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}
