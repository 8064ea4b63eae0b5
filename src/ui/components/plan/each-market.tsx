import type { ReactNode } from 'react';
import { marketsOnSale } from '../../../domain/subscription/eligibility.ts';
import type { Market } from '../../../domain/subscription/plan.ts';
import styles from './each-market.module.css';

/**
 * A line for every market, stacked on one another; CSS shows the one for `<html data-market>`. Only the browser knows
 * the visitor's market, and nothing moves when it does. Without a script, the United States' line is shown.
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

/** Two stacked lines: one for the United States, where more is sold, and one for all other markets. */
export function ByRegion({ us, elsewhere }: ByRegionProps) {
  return (
    <span className={styles.each}>
      <span data-of="us">{us}</span>
      <span data-of="elsewhere">{elsewhere}</span>
    </span>
  );
}
