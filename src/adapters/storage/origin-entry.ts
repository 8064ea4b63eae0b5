import { formatOrigin, type Origin, parseOrigin } from '../../domain/origin/origin.ts';
import type { EntryFormat } from './entry.ts';

/** The origin of the visit. Validated by hand rather than with a schema, so that static pages do not need zod. */
export const originEntry: EntryFormat<Origin> = {
  name: 'visit_origin',
  parse: (found) => {
    const origin = typeof found === 'string' ? parseOrigin(found) : null;
    return origin?.ok ? origin.value : null;
  },
  format: formatOrigin,
};
