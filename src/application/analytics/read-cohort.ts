import { type AtbInfo, atbInfo, errorCohort, parseAtb } from '../../domain/cohort/atb.ts';
import type { CohortApi } from '../ports/cohort-api.ts';
import type { PageLocation } from '../ports/page-location.ts';

/**
 * Finds out the visitor's cohort: the one that the extension or an app puts into the address, as the service has it now;
 * without one, that of today. A visitor whose cohort cannot be found out is in the error cohort. Nothing is kept.
 */
export class ReadCohort {
  constructor(
    private readonly api: CohortApi,
    private readonly location: PageLocation,
  ) {}

  async execute(): Promise<AtbInfo> {
    const named = parseAtb(this.location.current().searchParams.get('atb') ?? '');
    const known = named.ok ? named.value : null;
    const answer = await this.api.current(known);
    if (!answer.ok) return atbInfo(known ?? errorCohort);
    const { today, replacement } = answer.value;
    return atbInfo(replacement ?? known ?? today);
  }
}
