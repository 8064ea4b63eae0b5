import type { ComponentProps } from 'react';
import styles from './opening.module.css';
import { PageHead } from './parts/page-head.tsx';

/** The top of a page that presents something: a `PageHead` at the page's width. */
export function Opening(props: ComponentProps<typeof PageHead>) {
  return (
    <div className={styles.opening}>
      <PageHead {...props} />
    </div>
  );
}
