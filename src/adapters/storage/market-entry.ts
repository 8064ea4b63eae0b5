import { marketsOnSale } from '../../domain/subscription/eligibility.ts';
import type { Market } from '../../domain/subscription/plan.ts';
import type { EntryFormat } from './entry.ts';

/** The market of the last visit. Validated by hand rather than with a schema, so that static pages do not need zod. */
export const marketEntry: EntryFormat<Market | 'none'> = {
  name: 'visit_market',
  parse: (found) => (found === 'none' ? found : (marketsOnSale().find((market) => market === found) ?? null)),
};
