import type { AccountFeature } from './account/feature.ts';
import type { BridgeFeature } from './bridge/feature.ts';
import type { ContentFeature } from './content/feature.ts';
import type { DataFeature } from './data/feature.ts';
import type { FeedbackFeature } from './feedback/feature.ts';
import type { HostFeature } from './host/feature.ts';
import type { OffersFeature } from './offers/feature.ts';
import type { ProviderFeature } from './provider/feature.ts';
import type { PurchaseFeature } from './purchase/feature.ts';
import type { SettingsFeature } from './settings/feature.ts';
import type { StoreFeature } from './store/feature.ts';
import type { SubscriptionFeature } from './subscription/feature.ts';
import type { VisitFeature } from './visit/feature.ts';

/** Everything that the UI may call, by feature. States replay their current value on `x$` and expose it as `current`. */
export interface Features {
  readonly visit: VisitFeature;
  readonly account: AccountFeature;
  readonly data: DataFeature;
  readonly offers: OffersFeature;
  readonly purchase: PurchaseFeature;
  readonly subscription: SubscriptionFeature;
  readonly provider: ProviderFeature;
  readonly bridge: BridgeFeature;
  readonly host: HostFeature;
  readonly store: StoreFeature;
  readonly settings: SettingsFeature;
  readonly content: ContentFeature;
  readonly feedback: FeedbackFeature;
}

/** A part of the application that a page needs or does without. */
export type FeatureName = keyof Features;

/** What the UI gets: the features that its page needs, and a way to load others. */
export interface App {
  /**
   * Loads a feature with its dependencies on first request; later calls return the same instance. Rejects when it
   * cannot be loaded; calling again retries.
   */
  load<Name extends FeatureName>(name: Name): Promise<Features[Name]>;
  /** A loaded feature: those in the page's row in `ui/pages.ts` are. Throws for one that is not loaded. */
  get<Name extends FeatureName>(name: Name): Features[Name];
  /** Messages to and from the app of ours that shows the page; null in any browser. */
  readonly host: Features['host'] | null;
  /** Messages to and from our own browser on any page; null in an app and in other browsers. */
  readonly bridge: Features['bridge'] | null;
  /** Reads what the browser has stored (origin, session). Called once, in the browser, after the first render. */
  start(): void;
  /** Evaluates the page's address, also after a change without a page load: origin of the visit, theme, settings. */
  arrive(): void;
  /** Leaves for another page, such as the card provider's. */
  leaveTo(url: URL): void;
}
