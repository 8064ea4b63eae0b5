import { isViewCount } from '../../domain/analytics/view-count.ts';
import type { EntryFormat } from './entry.ts';

/** The pages seen in the visit. Checked by its own rule and not by a schema, so that static pages can do without zod. */
export const viewCountEntry: EntryFormat<number> = {
  name: 'visit_views',
  parse: (found) => (isViewCount(found) ? found : null),
};
