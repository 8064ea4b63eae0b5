import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read from top to bottom: headings, paragraphs, lists and quotations as plain HTML. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

interface WrittenProseProps {
  /** HTML from a file of ours, without scripts. */
  readonly html: string;
  readonly lang: string;
}

/** The same for a text written in Markdown. */
export function WrittenProse({ html, lang }: WrittenProseProps) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
