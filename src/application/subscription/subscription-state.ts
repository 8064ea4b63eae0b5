import { BehaviorSubject, combineLatest, concat, type Observable, of, timer } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, switchMap, tap } from 'rxjs/operators';
import { failure, type Result, success } from '../../domain/result.ts';
import { isSubscribed, type Subscription } from '../../domain/subscription/subscription.ts';
import type { AccessFailure, SessionState, SessionView } from '../account/session-state.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { SubscriptionApi } from '../ports/subscription-api.ts';
import { fetchPolicy, type Resource, type ResourceState, resource } from '../resource.ts';

/** The account's subscription. `waiting` for a purchase to arrive; `slow` once that takes long. */
export type SubscriptionView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly slow: boolean }
  | { readonly kind: 'there'; readonly subscription: Subscription }
  | { readonly kind: 'error'; readonly code: AccessFailure['code'] };

type RemoteSubscription = Resource<Subscription | null, AccessFailure>;
type Remote = ResourceState<Subscription | null, AccessFailure>;

/** Milliseconds between two looks for a purchase: the first ones quickly, later ones at most every 5 s. */
const looks = { first: 500, factor: 1.5, longest: 5_000 } as const;

/** The subscription of whoever is signed in. */
export class SubscriptionState {
  private readonly awaiting = new BehaviorSubject(false);
  private followed: { readonly key: string; readonly remote: RemoteSubscription } | null = null;
  private last: SubscriptionView = { kind: 'unknown' };
  private nextLook: number = looks.first;

  /** The subscription now, then each change; asks the service while someone listens. */
  readonly subscription$: Observable<SubscriptionView>;

  constructor(
    private readonly session: SessionState,
    private readonly api: SubscriptionApi,
    private readonly store: KeyValueStore,
    private readonly connectivity: Connectivity,
  ) {
    this.subscription$ = session.session$.pipe(
      map(keyOf),
      distinctUntilChanged(),
      switchMap((key) => this.follow(key)),
      distinctUntilChanged(isSame),
      tap((view) => {
        this.last = view;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): SubscriptionView {
    return this.last;
  }

  /** Asks again, as after an error. */
  refresh(): void {
    this.followed?.remote.reload();
  }

  /** From now on waits for a purchase: asks again and again until an active subscription is there. */
  awaitPurchase(): void {
    if (this.awaiting.value) return;
    this.nextLook = looks.first;
    this.awaiting.next(true);
    this.followed?.remote.reload();
  }

  private follow(key: string | null | undefined): Observable<SubscriptionView> {
    if (key === undefined) return of({ kind: 'unknown' });
    if (key === null) {
      this.followed = null;
      return of({ kind: 'none' });
    }
    const { remote } = this.followed?.key === key ? this.followed : this.begin(key);
    const patience$ = this.awaiting.pipe(switchMap((awaiting) => (awaiting ? this.patience() : of(null))));
    return combineLatest([remote.state$, patience$]).pipe(
      map(([state, waiting]) => viewOf(state, waiting)),
      tap((view) => {
        const arrived = view.kind === 'there' && isSubscribed(view.subscription);
        if (arrived && this.awaiting.value) this.awaiting.next(false);
      }),
    );
  }

  private begin(key: string) {
    const remote: RemoteSubscription = resource({
      load: () => this.load(),
      connectivity: this.connectivity,
      pollAfter: (subscription) => this.lookAgainAfter(subscription),
    });
    this.followed = { key, remote };
    return this.followed;
  }

  private async load(): Promise<Result<Subscription | null, AccessFailure>> {
    const current = await this.session.authorised((token) => this.api.current(token));
    if (!current.ok) {
      return current.error.code === 'no_subscription' ? success(null) : failure({ code: current.error.code });
    }
    if (isSubscribed(current.value)) this.store.remove('checkoutAttempt');
    return current;
  }

  private lookAgainAfter(subscription: Subscription | null): number | null {
    if (!this.awaiting.value || (subscription !== null && isSubscribed(subscription))) return null;
    const wait = this.nextLook;
    this.nextLook = Math.min(wait * looks.factor, looks.longest);
    return wait;
  }

  private patience(): Observable<{ readonly slow: boolean }> {
    const { fast, slow } = fetchPolicy.slowAfter;
    const impatient$ = timer(this.connectivity.slow ? slow : fast).pipe(map(() => ({ slow: true })));
    return concat(of({ slow: false }), impatient$);
  }
}

/** The account's id; null when nobody is signed in, undefined when that is not known yet. */
function keyOf(session: SessionView): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'signed-in' ? session.account.id : null;
}

function viewOf(state: Remote, waiting: { readonly slow: boolean } | null): SubscriptionView {
  if (state.kind === 'loaded' && state.value !== null && (waiting === null || isSubscribed(state.value))) {
    return { kind: 'there', subscription: state.value };
  }
  if (waiting !== null) return { kind: 'waiting', slow: waiting.slow };
  if (state.kind === 'loaded') return { kind: 'none' };
  return state.kind === 'failed' ? { kind: 'error', code: state.error.code } : state;
}

function isSame(one: SubscriptionView, other: SubscriptionView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
