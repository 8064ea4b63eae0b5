import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /**
   * `paper` frames a form or the visitor's own data; `floating` is elevated and used once per screen; `wash` sets an
   * aside apart without a frame.
   */
  readonly kind?: 'paper' | 'floating' | 'wash';
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The id of the heading in it, if there is one: the card is then a region of that name. */
  readonly labelledBy?: string;
}

/** A surface. Its kinds differ in meaning, so that no page is a wall of equal cards. Offers use `RingedCard`. */
export function Card({ kind = 'paper', children, className, labelledBy }: CardProps) {
  const Tag = labelledBy === undefined ? 'div' : 'section';
  return (
    <Tag
      className={[styles.card, styles[kind], className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
