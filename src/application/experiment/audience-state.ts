import { combineLatest, type Observable } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, startWith, tap } from 'rxjs/operators';
import { readDevice } from '../../domain/device/device.ts';
import type { Audience } from '../../domain/experiment/audience.ts';
import type { CallFailure } from '../../domain/failure.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { VisitorApi } from '../ports/visitor-api.ts';
import { resource } from '../resource.ts';
import type { EligibilityState } from '../subscription/eligibility-state.ts';

/** What decides who takes part in an experiment: known in part at once, the rest as the services answer. */
export class AudienceState {
  private country: string | null = null;

  /** What is known now, then each change; asks the services while someone listens. */
  readonly audience$: Observable<Audience>;

  constructor(
    visitor: VisitorApi,
    private readonly device: DeviceSource,
    private readonly eligibility: EligibilityState,
    connectivity: Connectivity,
  ) {
    type Failure = { readonly code: 'no_country' } | CallFailure;
    const remote = resource<string, Failure>({ load: () => visitor.country(), connectivity });
    const country$ = remote.state$.pipe(
      map((state) => (state.kind === 'loaded' ? state.value : null)),
      distinctUntilChanged(),
      tap((country) => {
        this.country = country;
      }),
    );
    this.audience$ = combineLatest([country$.pipe(startWith(this.country)), eligibility.eligibility$]).pipe(
      map(() => this.current),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  /** What is known without asking anybody. */
  get current(): Audience {
    return {
      deviceKind: readDevice(this.device.signs()).kind,
      country: this.country,
      eligibility: this.eligibility.current,
    };
  }
}
