import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-field.module.css';
import field from './field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';

interface RadioGroupProps extends FieldTexts {
  /** `list` has a line a choice, with room for a note; `joined` is one bar, for two or three short words. */
  readonly shape?: 'list' | 'joined';
  /** `Radio` elements. */
  readonly children: ReactNode;
}

/** Several choices under one question. Hint and error belong to the group. */
export function RadioGroup({ id, label, hint, error, shape = 'list', children }: RadioGroupProps) {
  return (
    <fieldset
      {...describedBy({ id, hint, error })}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      className={`${field.field} ${styles.group}`}
    >
      <legend className={`${field.label} ${styles.legend}`}>{label}</legend>
      <div className={styles[shape]}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  readonly label: ReactNode;
  /** What the choice means, under its name; read out with it. Not for a joined group. */
  readonly note?: ReactNode;
}

/** One choice of a `RadioGroup`. Give all of a group the same `name`. */
export function Radio({ label, note, ...input }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.name}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}

/** One thing to agree to or to switch on, with hint and error. */
export function CheckboxField({
  id,
  label,
  hint,
  error,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <div className={field.field}>
      <label className={styles.tick}>
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
