import { combineLatest, defer, type Observable, of } from 'rxjs';
import { distinctUntilChanged, filter, map, shareReplay, startWith, switchMap, tap } from 'rxjs/operators';
import type { CallFailure, NoCountry } from '../../domain/failure.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { NativeOption } from '../../domain/subscription/native-option.ts';
import { isServedBy, type ProviderState, providerState } from '../../domain/subscription/provider-state.ts';
import type { Subscription } from '../../domain/subscription/subscription.ts';
import type { AccessFailure } from '../account/session-state.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { ProductApi } from '../ports/product-api.ts';
import type { VisitorApi } from '../ports/visitor-api.ts';
import { type ResourceState, resource } from '../resource.ts';
import type { SubscriptionState, SubscriptionView } from './subscription-state.ts';

/** The subscription state provider's state: loading, ready, or failed because the subscription could not be fetched. */
export type ProviderView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly state: ProviderState }
  | { readonly kind: 'error'; readonly code: AccessFailure['code'] };

type FeatureFailure = { readonly code: 'unknown_product' } | CallFailure;

/**
 * Everything that pages ask about the visitor's subscription, in one value. Specification, section 3, "Subscription
 * state provider". If country, features or store options cannot be determined, they count as none; only a subscription
 * that cannot be fetched is an error.
 */
export class SubscriptionProvider {
  private last: ProviderView = { kind: 'loading' };
  private readonly country$: Observable<string | null>;

  /** The current state, then each change; queries services and host app while subscribed. */
  readonly state$: Observable<ProviderView>;

  constructor(
    private readonly subscription: SubscriptionState,
    visitor: VisitorApi,
    private readonly products: ProductApi,
    private readonly hostApp: HostApp,
    private readonly connectivity: Connectivity,
  ) {
    const country = resource<string, NoCountry | CallFailure>({
      load: () => visitor.country(),
      connectivity,
    });
    this.country$ = settled(country.state$, null);
    this.state$ = this.subscription.subscription$.pipe(
      switchMap((view) => this.follow(view)),
      distinctUntilChanged(isSame),
      tap((view) => {
        this.last = view;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): ProviderView {
    return this.last;
  }

  /**
   * Whether a provider (`duckai`, `pir`, `stripe`) serves the visitor; false while that is unknown. Throws 'Missing
   * provider for: ...' for any other label, which is a bug.
   */
  isServedBy(label: string): boolean {
    return isServedBy(label, this.last.kind === 'ready' ? this.last.state : nothing);
  }

  private follow(view: SubscriptionView): Observable<ProviderView> {
    if (view.kind === 'error') return of(view);
    if (view.kind === 'none') return this.about(null);
    return view.kind === 'there' ? this.about(view.subscription) : of({ kind: 'loading' });
  }

  private about(subscription: Subscription | null): Observable<ProviderView> {
    return combineLatest([this.country$, this.options(), this.featuresOf(subscription)]).pipe(
      map(([country, options, featureNames]): ProviderView => {
        return { kind: 'ready', state: providerState({ subscription, options, country, featureNames }) };
      }),
      startWith<ProviderView>({ kind: 'loading' }),
    );
  }

  private options(): Observable<readonly NativeOption[]> {
    return defer(() => this.hostApp.request('getSubscriptionOptions', {})).pipe(
      map((store) => (store.ok ? store.value.options : [])),
    );
  }

  private featuresOf(subscription: Subscription | null): Observable<readonly Entitlement[]> {
    if (subscription === null) return of([]);
    const features = resource<readonly Entitlement[], FeatureFailure>({
      load: () => this.products.features(subscription.productId),
      connectivity: this.connectivity,
    });
    return settled(features.state$, []);
  }
}

const nothing = providerState({ subscription: null, options: [], country: null, featureNames: [] });

/** Emits remote data once it is loaded, or `otherwise` in its place if it failed. */
function settled<Value, Otherwise>(
  state$: Observable<ResourceState<Value, unknown>>,
  otherwise: Otherwise,
): Observable<Value | Otherwise> {
  return state$.pipe(
    filter((state) => state.kind !== 'loading'),
    map((state) => (state.kind === 'loaded' ? state.value : otherwise)),
  );
}

function isSame(one: ProviderView, other: ProviderView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
