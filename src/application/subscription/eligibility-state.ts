import type { Observable } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, tap } from 'rxjs/operators';
import type { Eligibility } from '../../domain/experiment/audience.ts';
import type { CallFailure } from '../../domain/failure.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { EligibilityApi } from '../ports/eligibility-api.ts';
import { type ResourceState, resource } from '../resource.ts';

/** Whether the subscription is sold to this visitor. Specification, section 4. */
export class EligibilityState {
  private last: Eligibility = 'pending';

  /** What is known now, then each change; queries the service while subscribed. */
  readonly eligibility$: Observable<Eligibility>;

  constructor(api: EligibilityApi, connectivity: Connectivity) {
    const remote = resource<boolean, CallFailure>({ load: () => api.check(), connectivity });
    this.eligibility$ = remote.state$.pipe(
      map(eligibilityOf),
      distinctUntilChanged(),
      tap((eligibility) => {
        this.last = eligibility;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): Eligibility {
    return this.last;
  }

  /** True only when confirmed; a failure is a silent false (specification, section 8). */
  get eligible(): boolean {
    return this.last === 'eligible';
  }
}

function eligibilityOf(state: ResourceState<boolean, CallFailure>): Eligibility {
  if (state.kind === 'loading') return 'pending';
  if (state.kind === 'failed') return 'error';
  return state.value ? 'eligible' : 'ineligible';
}
