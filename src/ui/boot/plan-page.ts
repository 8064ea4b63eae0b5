import type { FindMarket } from '../../application/subscription/find-market.ts';
import { isPassing } from '../../domain/failure.ts';
import { showUnknownMarket } from '../first-paint/unknown-market.ts';

interface PlanVisit {
  readonly findMarket: FindMarket;
  /** Milliseconds before a failed call is retried. */
  readonly retryAfter: () => number;
}

/**
 * Shows the prices of the visitor's market as soon as it is known (`data-market` on `<html>`, see
 * `first-paint/plan-visit.ts`). If the way here chose another country's prices, the page says which ones it shows now,
 * because one can only buy where one is. If the market cannot be determined, the page says so (`data-visitor`), shows
 * the market of the last visit or else of the language, and retries.
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
