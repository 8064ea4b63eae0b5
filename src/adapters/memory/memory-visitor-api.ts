import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { type CallFailure, type NoCountry, noCountry } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isEligible } from '../../domain/subscription/eligibility.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** A visitor whose country is read at each call; empty text means none. */
export class MemoryVisitorApi extends VisitorApi {
  constructor(
    private readonly whereabouts: () => string,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  country(): Promise<Result<string, NoCountry | CallFailure>> {
    return this.network.call('country', () => {
      const country = this.whereabouts();
      return country === '' ? failure(noCountry) : success(country);
    });
  }

  eligible(): Promise<Result<boolean, CallFailure>> {
    return this.network.call('eligible', () => success(isEligible(this.whereabouts())));
  }
}
