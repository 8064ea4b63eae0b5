import type { ReactNode } from 'react';
import type { EventAttributes } from '../../boot/event-attributes.ts';
import field from './field.module.css';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';
import styles from './segmented-field.module.css';

interface Segment {
  readonly value: string;
  readonly label: ReactNode;
  /** The event that choosing it sends. */
  readonly event?: EventAttributes;
}

interface SegmentedFieldProps extends FieldTexts {
  /** The name under which the form submits the choice. */
  readonly name: string;
  /** Two or three, in a word or two each. */
  readonly segments: readonly Segment[];
  /** The initial choice. */
  readonly defaultValue?: string;
  readonly autoComplete?: string;
}

/** Two or three short choices in a bar. For more, or with notes, use a radio group. */
export function SegmentedField({ id, label, hint, error, name, segments, ...rest }: SegmentedFieldProps) {
  return (
    <fieldset
      {...describedBy({ id, hint, error })}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      className={`${field.field} ${field.group}`}
    >
      <legend className={`${field.label} ${field.legend}`}>{label}</legend>
      <div className={styles.bar}>
        {segments.map(({ value, label: words, event }) => (
          <label key={value} className={styles.segment}>
            <input
              {...event}
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === rest.defaultValue}
              autoComplete={rest.autoComplete}
            />
            <span className={styles.name}>{words}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
