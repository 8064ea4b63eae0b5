import type { Observable } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, tap } from 'rxjs/operators';
import type { CallFailure, NoCountry } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Plan } from '../../domain/subscription/plan.ts';
import { trialDays } from '../../domain/subscription/trial.ts';
import type { SessionState } from '../account/session-state.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { Connectivity } from '../ports/connectivity.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { Product, ProductApi } from '../ports/product-api.ts';
import type { VisitorApi } from '../ports/visitor-api.ts';
import { type Resource, type ResourceState, resource } from '../resource.ts';

/** Why no offers can be shown. */
export type OfferFailure = NoCountry | { readonly code: 'unknown_product' } | CallFailure;

/**
 * What is offered to this visitor. `country` is an ISO 3166-1 alpha-2 code. `trialDays` are those of the card page,
 * which takes the money in a host app too: by the visit's origin, 0 when this account has had its trial.
 */
export type OfferView =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | {
      readonly kind: 'offers';
      readonly country: string;
      readonly plans: readonly Plan[];
      readonly trialDays: number;
    }
  | { readonly kind: 'not-available'; readonly country: string }
  | { readonly kind: 'error'; readonly code: OfferFailure['code'] };

type Offers = Extract<OfferView, { readonly kind: 'offers' | 'not-available' }>;

/** The plans on sale in the visitor's country, with prices, features and trial. */
export class OfferState {
  private readonly remote: Resource<Offers, OfferFailure>;
  private last: OfferView = { kind: 'loading', slow: false };

  /** The current offers, then each change; queries the services while subscribed. */
  readonly offers$: Observable<OfferView>;

  constructor(
    private readonly visitor: VisitorApi,
    private readonly products: ProductApi,
    private readonly captureOrigin: CaptureOrigin,
    private readonly session: SessionState,
    private readonly reporter: ErrorReporter,
    connectivity: Connectivity,
  ) {
    this.remote = resource<Offers, OfferFailure>({ load: () => this.load(), connectivity });
    this.offers$ = this.remote.state$.pipe(
      map(viewOf),
      distinctUntilChanged(isSame),
      tap((view) => {
        this.last = view;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): OfferView {
    return this.last;
  }

  /** Fetches again, for example after an error. */
  refresh(): void {
    this.remote.reload();
  }

  private async load(): Promise<Result<Offers, OfferFailure>> {
    const [country, eligible] = await Promise.all([this.visitor.country(), this.visitor.eligible()]);
    if (!country.ok) {
      if (country.error.code === 'no_country') this.reporter.report('visitor.noCountry', country.error);
      return country;
    }
    if (!eligible.ok) return eligible;
    if (!eligible.value) return success({ kind: 'not-available', country: country.value });
    const tokens = await this.session.tokens();
    const products = await this.products.products(country.value, tokens.ok ? tokens.value.accessToken : null);
    if (!products.ok) return products;
    if (products.value.length === 0) return success({ kind: 'not-available', country: country.value });
    const plans: Plan[] = [];
    for (const plan of await Promise.all(products.value.map((product) => this.planOf(product)))) {
      if (!plan.ok) return failure(plan.error);
      plans.push(plan.value);
    }
    const trialSpent = products.value.some((product) => product.trialSpent);
    return success({
      kind: 'offers',
      country: country.value,
      plans,
      trialDays: trialSpent ? 0 : trialDays(this.captureOrigin.current),
    });
  }

  private async planOf({ productId, billingPeriod, price }: Product): Promise<Result<Plan, OfferFailure>> {
    const features = await this.products.features(productId);
    return features.ok ? success({ productId, billingPeriod, price, features: features.value }) : features;
  }
}

function viewOf(state: ResourceState<Offers, OfferFailure>): OfferView {
  if (state.kind === 'loaded') return state.value;
  return state.kind === 'failed' ? { kind: 'error', code: state.error.code } : state;
}

function isSame(one: OfferView, other: OfferView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
