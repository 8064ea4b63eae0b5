import { BehaviorSubject, type Observable } from 'rxjs';
import type { Result } from '../../domain/result.ts';
import { type HostOffer, hostOffer, hostTierOffer } from '../../domain/subscription/host-offer.ts';
import type { HostApp, HostFailure } from '../ports/host-app.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { FeatureConfigState } from '../subscription/feature-config-state.ts';
import type { PlanArm } from './plan-arm.ts';

/** `asking` until the app has answered or cannot; `error` when it has not answered, and nothing can be sold. */
export type HostStoreView =
  | { readonly kind: 'asking' }
  | HostOffer
  | { readonly kind: 'error'; readonly code: HostFailure['code'] };

/** The platform whose app sells on the card provider's page and has no store. */
const withoutStore = 'windows';

/**
 * What the app that shows the page sells here. Both requests are sent in parallel, so that an app that knows neither
 * costs one timeout only.
 */
export class HostStoreState {
  private readonly subject = new BehaviorSubject<HostStoreView>({ kind: 'asking' });

  /** The current store, then each change. */
  readonly store$: Observable<HostStoreView> = this.subject.asObservable();

  constructor(
    private readonly hostApp: HostApp,
    private readonly featureConfig: FeatureConfigState,
    private readonly location: PageLocation,
    private readonly arm: Pick<PlanArm, 'decide'>,
  ) {}

  get current(): HostStoreView {
    return this.subject.value;
  }

  /** Asks the app, and again after an error. */
  async ask(): Promise<void> {
    this.subject.next({ kind: 'asking' });
    const [flat, byTier] = await Promise.all([
      this.hostApp.request('getSubscriptionOptions', {}),
      this.hostApp.request('getSubscriptionTierOptions', {}),
      this.arm.decide(),
    ]);
    const tiered = map(byTier, (store) => hostTierOffer(store, this.tier()));
    const plain = map(flat, (store) => hostOffer(store));
    const byTiers = byTier.ok && (!flat.ok || (await this.sellsByTier()));
    const offer = byTiers ? tiered : plain;
    if (offer.ok) this.subject.next(offer.value);
    else this.subject.next(this.withoutAnswer(offer.error));
  }

  private async sellsByTier(): Promise<boolean> {
    return (await this.featureConfig.whenReady()).config.useGetSubscriptionTierOptions;
  }

  private withoutAnswer({ code }: HostFailure): HostStoreView {
    const hasNone = this.hostApp.devices.every((device) => device === withoutStore);
    return hasNone && code === 'host-error' ? { kind: 'card', plans: [] } : { kind: 'error', code };
  }

  private tier(): string | null {
    return this.location.current().searchParams.get('tier');
  }
}

function map<From, To, Failure extends { readonly code: string }>(
  result: Result<From, Failure>,
  change: (value: From) => To,
): Result<To, Failure> {
  return result.ok ? { ok: true, value: change(result.value) } : result;
}
