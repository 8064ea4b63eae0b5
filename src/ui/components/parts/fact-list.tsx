import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  /** `rows`: quiet name, strong value; `entries`: strong name, text beside it; `stacked`: strong name, text below it. */
  readonly shape?: 'rows' | 'entries' | 'stacked';
  /** `Fact` elements. */
  readonly children: ReactNode;
}

/** Names with their values, separated by thin lines. */
export function FactList({ shape = 'rows', children }: FactListProps) {
  return <dl className={`${styles.list} ${styles[shape]}`}>{children}</dl>;
}

/** A name in a `FactList` with its value. */
export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
