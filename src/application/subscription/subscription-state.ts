import { BehaviorSubject, combineLatest, concat, EMPTY, type Observable, of, timer } from 'rxjs';
import { distinctUntilChanged, ignoreElements, map, shareReplay, switchMap, tap } from 'rxjs/operators';
import { failure, type Result, success } from '../../domain/result.ts';
import { isSubscribed, type Subscription } from '../../domain/subscription/subscription.ts';
import type { AccessFailure, SessionState, SessionView } from '../account/session-state.ts';
import { fetchPolicy } from '../fetch-policy.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { SubscriptionApi } from '../ports/subscription-api.ts';
import { type Resource, type ResourceState, resource } from '../resource.ts';

/**
 * The account's subscription. `waiting` for a purchase to arrive; `slow` once that takes long. `pending` where what is
 * known is shown although a checkout is open, because nobody has told of its payment for long.
 */
export type SubscriptionView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'none'; readonly pending?: true | undefined }
  | { readonly kind: 'waiting'; readonly slow: boolean }
  | { readonly kind: 'there'; readonly subscription: Subscription; readonly pending?: true | undefined }
  | { readonly kind: 'error'; readonly code: AccessFailure['code'] };

type RemoteSubscription = Resource<Subscription | null, AccessFailure>;
type Remote = ResourceState<Subscription | null, AccessFailure>;

/** Milliseconds between two looks for a purchase: the first ones quickly, later ones every 5 s, and after 30 s ever more seldom. */
const looks = { first: 500, factor: 1.5, longest: 5_000 } as const;

/** How far a wait for a purchase is; null for none. */
type Wait = 'begun' | 'slow' | 'pending' | null;

/** What follows on a wait, after how many times the time in which loading is slow: at 3 s and at 30 s, or 5 s and 50 s. */
const patience = { begun: { next: 'slow', after: 1 }, slow: { next: 'pending', after: 9 } } as const;

/** The subscription of whoever is signed in. */
export class SubscriptionState {
  private readonly wait = new BehaviorSubject<Wait>(null);
  /** Why the service's last answer was none; null when it was one. A value that was there outlives it in the resource. */
  private failedWith: AccessFailure['code'] | null = null;
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

  /**
   * Waits for the purchase whose checkout was opened in this browser, if one was: asks again and again until an active
   * subscription is there.
   */
  awaitPurchase(): void {
    if (this.wait.value !== null || this.store.read('checkoutAttempt') === null) return;
    this.nextLook = looks.first;
    this.wait.next('begun');
    this.followed?.remote.reload();
  }

  private follow(key: string | null | undefined): Observable<SubscriptionView> {
    if (key === undefined) return of({ kind: 'unknown' });
    if (key === null) {
      this.followed = null;
      return of({ kind: 'none' });
    }
    const { remote } = this.followed?.key === key ? this.followed : this.begin(key);
    const wait$ = this.wait.pipe(switchMap((wait) => concat(of(wait), this.losePatience(wait))));
    return combineLatest([remote.state$, wait$]).pipe(
      map(([state, wait]) => viewOf(state, wait, this.failedWith)),
      tap((view) => {
        const arrived = view.kind === 'there' && isSubscribed(view.subscription);
        if (arrived && this.wait.value !== null) this.wait.next(null);
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
    this.failedWith = null;
    if (!current.ok) {
      if (current.error.code === 'no_subscription') return success(null);
      this.failedWith = current.error.code;
      return failure({ code: this.failedWith });
    }
    if (isSubscribed(current.value)) this.store.remove('checkoutAttempt');
    return current;
  }

  private lookAgainAfter(subscription: Subscription | null): number | null {
    if (this.wait.value === null || (subscription !== null && isSubscribed(subscription))) return null;
    const wait = this.nextLook;
    const longer = wait * looks.factor;
    this.nextLook = this.wait.value === 'pending' ? longer : Math.min(longer, looks.longest);
    return wait;
  }

  private losePatience(wait: Wait): Observable<never> {
    if (wait === null || wait === 'pending') return EMPTY;
    const { next, after } = patience[wait];
    const { fast, slow } = fetchPolicy.slowAfter;
    return timer(after * (this.connectivity.slow ? slow : fast)).pipe(
      tap(() => this.wait.next(next)),
      ignoreElements(),
    );
  }
}

/** The account's id; null when nobody is signed in, undefined when that is not known yet. */
function keyOf(session: SessionView): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'signed-in' ? session.account.id : null;
}

function viewOf(state: Remote, wait: Wait, failedWith: AccessFailure['code'] | null): SubscriptionView {
  const subscription = state.kind === 'loaded' ? state.value : null;
  if (subscription !== null && isSubscribed(subscription)) return { kind: 'there', subscription };
  const pending = wait === 'pending' || undefined;
  if (wait !== null && !pending) {
    return failedWith === null
      ? { kind: 'waiting', slow: wait === 'slow' }
      : { kind: 'error', code: failedWith };
  }
  if (subscription !== null) return { kind: 'there', subscription, pending };
  if (state.kind === 'loaded') return { kind: 'none', pending };
  return state.kind === 'failed' ? { kind: 'error', code: state.error.code } : state;
}

function isSame(one: SubscriptionView, other: SubscriptionView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
