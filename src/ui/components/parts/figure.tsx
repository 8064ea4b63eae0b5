import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  /** A drawing or a chart. */
  readonly children: ReactNode;
  readonly caption: ReactNode;
  /** `framed` gives a drawing a background of its own. */
  readonly framed?: boolean;
}

/** A drawing or chart with a caption. */
export function Figure({ children, caption, framed = false }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={framed ? styles.framed : undefined}>{children}</div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
