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

/** Everything that the UI may call, by feature. States replay their present value on `x$` and give it as `current`. */
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

/** What the UI gets: the features that its page needs, and a way to others. */
export interface App {
  /**
   * A feature, with all that it needs itself: loaded when first asked for, and the same ever after. Rejects when it cannot
   * be loaded; asking again tries again.
   */
  load<Name extends FeatureName>(name: Name): Promise<Features[Name]>;
  /** A feature that is loaded: those that the page's row in `ui/pages.ts` names are. Throws for one that is not. */
  get<Name extends FeatureName>(name: Name): Features[Name];
  /** What an app of ours that shows the page is asked and told; null in a plain browser. */
  readonly host: Features['host'] | null;
  /** What a browser of ours that shows the page as any other is asked and told; null in an app and in other browsers. */
  readonly bridge: Features['bridge'] | null;
  /** Reads what the browser kept (origin, session). Called once, in the browser, after the first render. */
  start(): void;
  /** Looks at the page's address, as after it changed without a page load: origin of the visit, theme, settings. */
  arrive(): void;
  /** Leaves for another page, such as the card provider's. */
  leaveTo(url: URL): void;
}
