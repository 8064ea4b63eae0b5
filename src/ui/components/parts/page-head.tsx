import type { ReactNode } from 'react';
import buttons from './button-row.module.css';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about, in one or two sentences. */
  readonly lead?: ReactNode;
  /** A few words above the title: the area the page belongs to, or a date. */
  readonly over?: ReactNode;
  /** Links or buttons; at most one of them primary. */
  readonly actions?: ReactNode;
  /** Shown below the actions or instead of them. */
  readonly under?: ReactNode;
  /** A drawing, beside the text on a wide screen and below it on a narrow one. */
  readonly image?: ReactNode;
  /** `large` for a page that presents something; `plain` for one to be read or filled in. */
  readonly size?: 'large' | 'plain';
}

/** The top of a page: its main heading, and what to do first. */
export function PageHead({ title, lead, over, actions, under, image, size = 'plain' }: PageHeadProps) {
  return (
    <div className={`${styles.head} ${styles[size]} ${image === undefined ? '' : styles.withImage}`}>
      <div className={styles.words}>
        {over !== undefined && <p className={styles.over}>{over}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {actions !== undefined && <div className={buttons.row}>{actions}</div>}
        {under && <div>{under}</div>}
      </div>
      {image !== undefined && <div className={styles.image}>{image}</div>}
    </div>
  );
}
