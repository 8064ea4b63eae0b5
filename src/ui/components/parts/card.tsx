import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /**
   * `paper` frames a form or one's own data; `floating` lies above the page and stands once on a screen; `wash` sets an
   * aside apart without a frame.
   */
  readonly kind?: 'paper' | 'floating' | 'wash';
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The id of the heading in it, if it has one: then it is a region of that name. */
  readonly labelledBy?: string;
}

/** A surface of its own. The kinds differ in what they mean: no page is a wall of equal ones. What is offered has `RingedCard`. */
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
