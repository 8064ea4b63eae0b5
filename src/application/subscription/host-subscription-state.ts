import { defer, from, merge, type Observable, of } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, startWith, switchMap, tap } from 'rxjs/operators';
import { failure, type Result } from '../../domain/result.ts';
import {
  type HostStatus,
  hostStatusOf,
  hostStatusOfFailure,
  hostStatusOverride,
  readHostStatusOverride,
} from '../../domain/subscription/host-status.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { HostBridge, HostBridgeFailure } from '../ports/host-bridge.ts';
import type { PageLocation } from '../ports/page-location.ts';

type Details = Result<{ readonly isSubscribed: boolean }, HostBridgeFailure>;

/**
 * Whether the visitor is subscribed, according to the app that shows the page: PENDING, then the app's answer or why
 * there is none. A parameter of the address can force the answer; the app is not asked then.
 */
export class HostSubscriptionState {
  private last: HostStatus = 'PENDING';

  /** The current status, then each change; asks the app while subscribed, and again when its sign-in state changes. */
  readonly status$: Observable<HostStatus>;

  constructor(
    private readonly bridge: HostBridge,
    private readonly location: PageLocation,
    private readonly reporter: ErrorReporter,
  ) {
    this.status$ = defer(() => this.forced() ?? this.asked()).pipe(
      distinctUntilChanged(),
      tap((status) => {
        this.last = status;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): HostStatus {
    return this.last;
  }

  private forced(): Observable<HostStatus> | null {
    const value = this.location.current().searchParams.get(hostStatusOverride);
    const status = readHostStatusOverride(value);
    return status === null ? null : of(status);
  }

  private asked(): Observable<HostStatus> {
    return merge(of(undefined), this.bridge.authUpdate$).pipe(
      switchMap(() => this.ask()),
      tap((details) => {
        // Not being shown by an app of ours is no failure.
        if (!details.ok && hostStatusOfFailure(details.error.code) === 'ERROR')
          this.reporter.report('subscription.hostBridge', details.error);
      }),
      map((details) => (details.ok ? hostStatusOf(details.value) : hostStatusOfFailure(details.error.code))),
      startWith(this.last),
    );
  }

  private ask(): Observable<Details> {
    return from(this.bridge.handshake()).pipe(
      switchMap((handshake): Observable<Details> => {
        if (!handshake.ok) return of(handshake);
        if (!handshake.value.availableMessages.includes('subscriptionDetails')) {
          return of(failure({ code: 'unsupported-message' }));
        }
        return from(this.bridge.subscriptionDetails());
      }),
    );
  }
}
