import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  /** A drawing or a chart. */
  readonly children: ReactNode;
  readonly caption: ReactNode;
  /** `framed` sets a drawing on a ground of its own. */
  readonly framed?: boolean;
}

/** A drawing or chart with what it shows in words under it. */
export function Figure({ children, caption, framed = false }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={framed ? styles.framed : undefined}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
