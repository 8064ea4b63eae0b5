import type { ReactNode } from 'react';
import styles from './phone-row.module.css';

interface PhoneRowProps {
  /** Figures with a phone each. */
  readonly children: ReactNode;
  /** The id of what names them: the section's title. */
  readonly labelledBy: string;
}

/** Phones beside each other, none so small that its words cannot be read: where there is no room for all, the row is moved sideways. */
export function PhoneRow({ children, labelledBy }: PhoneRowProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div className={styles.row} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
