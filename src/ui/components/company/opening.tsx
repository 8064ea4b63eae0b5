import type { ComponentProps } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import styles from './opening.module.css';

/** The top of a page about the company: the part every page begins with, on the page's measures. */
export function Opening(props: ComponentProps<typeof PageHead>) {
  return (
    <div className={styles.opening}>
      <PageHead {...props} />
    </div>
  );
}
