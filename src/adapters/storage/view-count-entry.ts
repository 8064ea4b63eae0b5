import { isViewCount } from '../../domain/analytics/view-count.ts';
import type { EntryFormat } from './entry.ts';

/**
 * The number of pages seen during the visit. Validated by hand rather than with a schema, so that static pages do not
 * need zod.
 */
export const viewCountEntry: EntryFormat<number> = {
  name: 'visit_views',
  parse: (found) => (isViewCount(found) ? found : null),
};
