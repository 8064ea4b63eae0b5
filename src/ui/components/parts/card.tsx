import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /**
   * `paper` frames a form or one's own data; `floating` lies above the page and stands once on a screen; `wash` sets an
   * aside apart without a frame; `ringed` has a green head that ends in the neck ring, for what is offered.
   */
  readonly kind?: 'paper' | 'floating' | 'wash' | 'ringed';
  /** The green part of a `ringed` card. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The id of the heading in it, if it has one: then it is a region of that name. */
  readonly labelledBy?: string;
}

/** A surface of its own. The kinds differ in what they mean: no page is a wall of equal ones. */
export function Card({ kind = 'paper', head, children, className, labelledBy }: CardProps) {
  const Tag = labelledBy === undefined ? 'div' : 'section';
  return (
    <Tag
      className={[styles.card, styles[kind], className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      {kind === 'ringed' ? (
        <>
          <div className={styles.head}>{head}</div>
          <svg className={styles.ring} viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0h400v4Q200 50 0 4z" />
            <path d="M0 4q200 46 400 0" />
          </svg>
          <div className={styles.body}>{children}</div>
        </>
      ) : (
        children
      )}
    </Tag>
  );
}
