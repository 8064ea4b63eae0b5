import type { ReactNode } from 'react';
import styles from './phone-row.module.css';

interface PhoneRowProps {
  /** One figure per phone. */
  readonly children: ReactNode;
  /** The id of the element that names the row: the section's title. */
  readonly labelledBy: string;
}

/** Phones side by side, none so small that its text becomes unreadable. Where not all of them fit, the row scrolls. */
export function PhoneRow({ children, labelledBy }: PhoneRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    // biome-ignore lint/a11y/useSemanticElements: it is not a set of fields
    <div className={styles.row} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
