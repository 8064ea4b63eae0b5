import { formatOrigin, type Origin, parseOrigin } from '../../domain/origin/origin.ts';
import type { EntryFormat } from './entry.ts';

/** The origin of the visit. Checked by its own rule and not by a schema, so that static pages can do without zod. */
export const originEntry: EntryFormat<Origin> = {
  name: 'visit_origin',
  parse: (found) => {
    const origin = typeof found === 'string' ? parseOrigin(found) : null;
    return origin?.ok ? origin.value : null;
  },
  format: formatOrigin,
};
