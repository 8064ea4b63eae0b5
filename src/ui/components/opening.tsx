import type { ComponentProps } from 'react';
import styles from './opening.module.css';
import { PageHead } from './parts/page-head.tsx';

/** The top of a page that presents something: the part every page begins with, on the page's measures. */
export function Opening(props: ComponentProps<typeof PageHead>) {
  return (
    <div className={styles.opening}>
      <PageHead {...props} />
    </div>
  );
}
