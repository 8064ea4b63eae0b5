import type { ReactNode } from 'react';
import styles from './ringed-card.module.css';

interface RingedCardProps {
  /** The green part. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** The id of the heading in it, if there is one: the card is then a region of that name. */
  readonly labelledBy?: string;
}

/** The card for an offer, used once per screen: a green head that ends in the neck ring, and how to get it below. */
export function RingedCard({ head, children, labelledBy }: RingedCardProps) {
  const Tag = labelledBy === undefined ? 'div' : 'section';
  return (
    <Tag className={styles.card} aria-labelledby={labelledBy}>
      <div className={styles.head}>{head}</div>
      <svg className={styles.ring} viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h400v4Q200 50 0 4z" />
        <path d="M0 4q200 46 400 0" />
      </svg>
      <div className={styles.body}>{children}</div>
    </Tag>
  );
}
