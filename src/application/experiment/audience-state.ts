import { combineLatest, type Observable } from 'rxjs';
import { map, shareReplay, startWith, tap } from 'rxjs/operators';
import { readDevice } from '../../domain/device/device.ts';
import type { Audience, Whereabouts } from '../../domain/experiment/audience.ts';
import type { CallFailure, NoCountry } from '../../domain/failure.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { VisitorApi } from '../ports/visitor-api.ts';
import { type ResourceState, resource } from '../resource.ts';
import type { EligibilityState } from '../subscription/eligibility-state.ts';

type CountryFailure = NoCountry | CallFailure;

/** What decides who takes part in an experiment: partly known at once, the rest as the services answer. */
export class AudienceState {
  private country: Whereabouts = 'pending';

  /** What is known now, then each change; queries the services while subscribed. */
  readonly audience$: Observable<Audience>;

  constructor(
    visitor: VisitorApi,
    private readonly device: DeviceSource,
    private readonly eligibility: EligibilityState,
    connectivity: Connectivity,
  ) {
    const remote = resource<string, CountryFailure>({ load: () => visitor.country(), connectivity });
    const country$ = remote.state$.pipe(
      map(whereaboutsOf),
      tap((country) => {
        this.country = country;
      }),
    );
    this.audience$ = combineLatest([country$.pipe(startWith(this.country)), eligibility.eligibility$]).pipe(
      map(() => this.current),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  /** What is known without asking a service. */
  get current(): Audience {
    return {
      deviceKind: readDevice(this.device.signs()).kind,
      country: this.country,
      eligibility: this.eligibility.current,
    };
  }
}

/** The resource retries after a passing failure, so the answer is still pending then. */
function whereaboutsOf(state: ResourceState<string, CountryFailure>): Whereabouts {
  if (state.kind === 'loaded') return { code: state.value };
  return state.kind === 'failed' && state.error.code === 'no_country' ? 'unknown' : 'pending';
}
