import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read from top to bottom: headings, paragraphs, lists and quotations as plain HTML, set for reading. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

interface WrittenProseProps {
  /** From a file of ours, made without script. */
  readonly html: string;
  readonly lang: string;
}

/** The same for a text that was written in Markdown. */
export function WrittenProse({ html, lang }: WrittenProseProps) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
