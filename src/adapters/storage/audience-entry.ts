import type { StoredValues } from '../../application/ports/key-value-store.ts';
import { experimentsWithAudience } from '../../domain/experiment/audience.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';
import type { EntryFormat } from './entry.ts';

/** The experiments that the visitor may take part in. Validated by hand, so that static pages do not need zod. */
export const audienceEntry: EntryFormat<StoredValues['audience']> = {
  name: 'visit_audience',
  parse(found) {
    if (typeof found !== 'object' || found === null || !('allowed' in found)) return null;
    const { allowed } = found;
    return Array.isArray(allowed) && allowed.every(isName) ? { allowed } : null;
  },
};

function isName(found: unknown): found is ExperimentName {
  return experimentsWithAudience.some((name) => name === found);
}
