import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read from top to bottom: headings, paragraphs, lists and quotations as plain HTML, set for reading. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
