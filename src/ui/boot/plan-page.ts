import type { FindMarket } from '../../application/subscription/find-market.ts';
import { isPassing } from '../../domain/failure.ts';
import { showUnknownMarket } from '../first-paint/unknown-market.ts';

interface PlanVisit {
  readonly findMarket: FindMarket;
  /** Milliseconds after which a call that failed is tried again. */
  readonly retryAfter: () => number;
}

/**
 * Shows the prices of the visitor's market as soon as it is known: `data-market` on `<html>`, see `first-paint/plan-visit.ts`. Where
 * those of another country were chosen on the way here, the page says which it shows now, because only where one is one can buy. When the market
 * cannot be found out the page says so (`data-visitor`), shows the market of the last visit or else that of the language,
 * and asks again.
 */
export async function showMarket({ dataset }: HTMLElement, visit: PlanVisit): Promise<void> {
  for (;;) {
    const found = await visit.findMarket.execute();
    if (found.ok) {
      const { market } = found.value;
      dataset['market'] = market;
      if ((dataset['chosen'] ?? market) === market || market === 'none') delete dataset['visitor'];
      else dataset['visitor'] = 'elsewhere';
      return;
    }
    if (dataset['market'] === 'pending') showUnknownMarket(dataset);
    if (!isPassing(found.error)) return;
    await new Promise((resolve) => setTimeout(resolve, visit.retryAfter()));
  }
}
