import { BehaviorSubject, combineLatest, concat, EMPTY, type Observable, of, timer } from 'rxjs';
import { distinctUntilChanged, ignoreElements, map, shareReplay, switchMap, tap } from 'rxjs/operators';
import { failure, type Result, success } from '../../domain/result.ts';
import {
  isKeptPurchase,
  nextPurchase,
  type PurchaseEvent,
  type PurchaseState,
  purchaseSteps,
} from '../../domain/subscription/purchase.ts';
import { isSubscribed, type Subscription } from '../../domain/subscription/subscription.ts';
import type { AccessFailure, SessionState, SessionView } from '../account/session-state.ts';
import { fetchPolicy } from '../fetch-policy.ts';
import type { AccountApi } from '../ports/account-api.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { SubscriptionApi } from '../ports/subscription-api.ts';
import { type Resource, type ResourceState, resource } from '../resource.ts';

/**
 * The account's subscription. `waiting` for a purchase to arrive; `slow` once that takes long. `pending` when the known
 * state is shown although a checkout is open, because its payment has not been confirmed for long; `left` when the
 * visitor came back from the card page without paying. `arrived` when a purchase was awaited after an open checkout,
 * and has come.
 */
export type SubscriptionView =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | ({ readonly kind: 'none' } & Doubt)
  | { readonly kind: 'waiting'; readonly slow: boolean }
  | ({ readonly kind: 'there'; readonly subscription: Subscription } & Doubt & Arrival)
  | { readonly kind: 'error'; readonly code: AccessFailure['code'] };

/** What a page shows before the subscription is known. A single object, so that a comparison by identity sees no change. */
export const unknownSubscription: SubscriptionView = { kind: 'unknown' };

interface Doubt {
  readonly pending?: true | undefined;
  readonly left?: true | undefined;
}

interface Arrival {
  readonly arrived?: true | undefined;
}

type RemoteSubscription = Resource<Subscription | null, AccessFailure>;
type Remote = ResourceState<Subscription | null, AccessFailure>;

/** Milliseconds between polls for a purchase: quick at first, then every 5 s, and after 30 s increasingly rarely. */
const looks = { first: 500, factor: 1.5, longest: 5_000 } as const;

/** The events of a long wait, as multiples of the time after which loading is slow: at 3 s and 30 s, or 5 s and 50 s. */
const patience: Readonly<
  Partial<Record<PurchaseState, { readonly event: PurchaseEvent; readonly after: number }>>
> = {
  confirming: { event: 'linger', after: 1 },
  slow: { event: 'give-up', after: 9 },
};

/** The signed-in account's subscription. */
export class SubscriptionState {
  private readonly purchase = new BehaviorSubject<PurchaseState>('none');
  /** The failure in the service's last answer; null when it succeeded. An earlier value outlives it in the resource. */
  private failedWith: AccessFailure['code'] | null = null;
  private followed: { readonly key: string; readonly remote: RemoteSubscription } | null = null;
  private last = unknownSubscription;
  private nextLook: number = looks.first;

  /** The current subscription, then each change; queries the service while subscribed. */
  readonly subscription$: Observable<SubscriptionView>;

  constructor(
    private readonly session: SessionState,
    private readonly api: SubscriptionApi,
    private readonly accounts: Pick<AccountApi, 'info'>,
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

  /** Fetches again, for example after an error. */
  refresh(): void {
    this.followed?.remote.reload();
  }

  /**
   * Waits for the purchase whose checkout was opened in this browser, if any: polls until there is an active
   * subscription. A visitor who left the card page sees what is known at once. `returned`: the card page leads here
   * after a payment; other pages do not start a wait for a visitor who was not there before.
   */
  awaitPurchase(returned = true): void {
    if (purchaseSteps[this.purchase.value].awaited) return;
    const attempt = this.store.read('checkoutAttempt');
    if (attempt === null) return;
    const state = returned ? nextPurchase(attempt.state, 'return') : attempt.state;
    if (!purchaseSteps[state].awaited || !isKeptPurchase(state) || (state === 'left' && !returned)) return;
    if (state !== attempt.state) this.store.write('checkoutAttempt', { ...attempt, state });
    this.nextLook = looks.first;
    this.purchase.next(state);
    this.followed?.remote.reload();
  }

  private happens(event: PurchaseEvent): void {
    const next = nextPurchase(this.purchase.value, event);
    if (next !== this.purchase.value) this.purchase.next(next);
  }

  private follow(key: string | null | undefined): Observable<SubscriptionView> {
    if (key === undefined) return of(unknownSubscription);
    if (key === null) {
      this.followed = null;
      this.happens('end');
      return of({ kind: 'none' });
    }
    const { remote } = this.followed?.key === key ? this.followed : this.begin(key);
    const purchase$ = this.purchase.pipe(switchMap((state) => concat(of(state), this.losePatience(state))));
    return combineLatest([remote.state$, purchase$]).pipe(
      map(([state, purchase]) => viewOf(state, purchase, this.failedWith)),
      tap((view) => {
        if (view.kind === 'there' && isSubscribed(view.subscription)) this.happens('arrive');
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
    // This account was created for a purchase that is only starting: there can be no subscription yet.
    const unused = this.store.read('unusedAccount');
    if (unused?.orders === false) return success(null);
    // A visitor who left the card page of a first purchase usually has no subscription, for which the service would
    // return an error.
    if (unused !== null && this.store.read('checkoutAttempt')?.state === 'left') {
      const account = await this.session.authorized((token) => this.accounts.info(token));
      if (account.ok && account.value.entitlements.length === 0) return this.answered(null);
    }
    const current = await this.session.authorized((token) => this.api.current(token));
    if (!current.ok) {
      if (current.error.code === 'no_subscription') return this.answered(null);
      this.failedWith = current.error.code;
      return failure({ code: this.failedWith });
    }
    if (isSubscribed(current.value)) this.store.remove('checkoutAttempt');
    this.store.remove('unusedAccount');
    return this.answered(current.value);
  }

  private answered(subscription: Subscription | null): Result<Subscription | null, never> {
    this.failedWith = null;
    return success(subscription);
  }

  private lookAgainAfter(subscription: Subscription | null): number | null {
    const { value } = this.purchase;
    if (!purchaseSteps[value].awaited || (subscription !== null && isSubscribed(subscription))) return null;
    const pause = this.nextLook;
    const longer = pause * looks.factor;
    this.nextLook = isWatched(value) ? Math.min(longer, looks.longest) : longer;
    return pause;
  }

  private losePatience(state: PurchaseState): Observable<never> {
    const step = patience[state];
    if (step === undefined) return EMPTY;
    const { fast, slow } = fetchPolicy.slowAfter;
    return timer(step.after * (this.connectivity.slow ? slow : fast)).pipe(
      tap(() => this.happens(step.event)),
      ignoreElements(),
    );
  }
}

/** The account's id; null when nobody is signed in, undefined while that is unknown. */
function keyOf(session: SessionView): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'signed-in' ? session.account.id : null;
}

/** Whether the visitor sees nothing but the wait. */
function isWatched(state: PurchaseState): boolean {
  return state === 'confirming' || state === 'slow';
}

function viewOf(
  state: Remote,
  purchase: PurchaseState,
  failedWith: AccessFailure['code'] | null,
): SubscriptionView {
  const subscription = state.kind === 'loaded' ? state.value : null;
  if (subscription !== null && isSubscribed(subscription)) {
    const arrived = purchaseSteps[purchase].awaited || purchase === 'paid' || undefined;
    return { kind: 'there', subscription, arrived };
  }
  if (isWatched(purchase)) {
    return failedWith === null
      ? { kind: 'waiting', slow: purchase === 'slow' }
      : { kind: 'error', code: failedWith };
  }
  const doubt = { pending: purchase === 'pending' || undefined, left: purchase === 'left' || undefined };
  if (subscription !== null) return { kind: 'there', subscription, ...doubt };
  if (state.kind === 'loaded') return { kind: 'none', ...doubt };
  return state.kind === 'failed' ? { kind: 'error', code: state.error.code } : state;
}

function isSame(one: SubscriptionView, other: SubscriptionView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
