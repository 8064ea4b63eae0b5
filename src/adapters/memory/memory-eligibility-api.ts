import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import { isEligible } from '../../domain/subscription/eligibility.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Checks eligibility by the country at the time of the call. */
export class MemoryEligibilityApi extends EligibilityApi {
  constructor(
    private readonly whereabouts: () => string,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  check(): Promise<Result<boolean, CallFailure>> {
    return this.network.call('checkEligibility', () => success(isEligible(this.whereabouts())));
  }
}
