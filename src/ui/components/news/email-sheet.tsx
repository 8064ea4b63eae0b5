import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { Mark } from '../mark.tsx';
import styles from './email-sheet.module.css';

interface EmailSheetProps {
  /** Its id on the page. */
  readonly id: string;
  readonly subject: ReactNode;
  /** Shown in place of a date: which lesson it is. */
  readonly when: ReactNode;
  /** Third-level headings, paragraphs and lists. */
  readonly children: ReactNode;
}

/** An e-mail of ours as it looks when opened. */
export function EmailSheet({ id, subject, when, children }: EmailSheetProps) {
  return (
    <article id={id} className={styles.sheet}>
      <header className={styles.head}>
        <Mark className={styles.mark} />
        <p>
          <strong>{brand.name}</strong>
          <span>{when}</span>
        </p>
        <p className={styles.subject}>{subject}</p>
      </header>
      <div className={styles.body}>{children}</div>
      <p className={styles.foot}>
        <Trans
          id="news.sheet.foot"
          message="You get this e-mail because you signed up for it. Every e-mail ends with a link to unsubscribe."
        />
      </p>
    </article>
  );
}
