import type { ReactNode } from 'react';
import { marketsOnSale } from '../../../domain/subscription/eligibility.ts';
import type { Market } from '../../../domain/subscription/plan.ts';
import styles from './each-market.module.css';

/**
 * The same line for every market, one on top of the other, of which CSS shows that of `<html data-market>`: the page knows the
 * visitor's market only in the browser, and nothing moves when it does. Without a script it is the United States'.
 */
export function EachMarket({ children }: { readonly children: (market: Market) => ReactNode }) {
  return (
    <span className={styles.each}>
      {marketsOnSale().map((market) => (
        <span key={market} data-of={market}>
          {children(market)}
        </span>
      ))}
    </span>
  );
}

interface ByRegionProps {
  readonly us: ReactNode;
  readonly elsewhere: ReactNode;
}

/** Two lines on top of each other: the one for the United States, where more is sold, and the one for all other markets. */
export function ByRegion({ us, elsewhere }: ByRegionProps) {
  return (
    <span className={styles.each}>
      <span data-of="us">{us}</span>
      <span data-of="elsewhere">{elsewhere}</span>
    </span>
  );
}
