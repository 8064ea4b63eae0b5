import type { Atb } from '../../domain/cohort/atb.ts';
import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';

/** The cohort service. Specification, section 3; wire contract, `/atb.js`. */
export abstract class CohortApi {
  /**
   * The cohort of who comes today. `known` is the one that this browser was given before, null for none; `replacement`
   * is the one to keep instead of it, null when the service asks for no change. Fails only when no proper answer comes.
   */
  abstract current(
    known: Atb | null,
  ): Promise<Result<{ readonly today: Atb; readonly replacement: Atb | null }, CallFailure>>;
}
