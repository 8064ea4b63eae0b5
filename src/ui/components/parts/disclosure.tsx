import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  /** Of those with the same name only one is open at a time. */
  readonly name?: string;
}

/** Something to open: plain `<details>`, so it needs no script and is found by search in page. Paragraphs go inside. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
