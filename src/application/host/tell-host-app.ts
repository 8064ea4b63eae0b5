import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { HostApp } from '../ports/host-app.ts';

/** The system whose app is told apart from a plain way back that a subscription has just been activated. */
const toldOfActivation = 'android';

const priceClicked = {
  monthly: 'subscriptionsMonthlyPriceClicked',
  yearly: 'subscriptionsYearlyPriceClicked',
} as const satisfies Record<BillingPeriod, string>;

/** Sends the visitor to the app's own screens, and tells the app what it counts. Host-app reference, section 2.2. */
export class TellHostApp {
  constructor(private readonly hostApp: HostApp) {}

  /** Leaves for the app's settings, which closes the page. `activated` where the visitor has just signed in to a subscription. */
  back({ activated }: { readonly activated: boolean }): void {
    const isTold = activated && this.hostApp.devices.every((device) => device === toldOfActivation);
    this.hostApp.notify(isTold ? 'backToSettingsActivateSuccess' : 'backToSettings', {});
  }

  /** Opens the app's own screen of a feature. */
  open(feature: Entitlement): void {
    // Android's apps read the one name, Apple's the other.
    this.hostApp.notify('featureSelected', { feature, productFeature: feature });
  }

  /** Opens the app's own way to a subscription that was bought before. */
  restore(): void {
    this.hostApp.notify('activateSubscription', {});
  }

  /** A question was opened on the page of a purchase. */
  openQuestion(): void {
    this.hostApp.notify('subscriptionsWelcomeFaqClicked', {});
  }

  /** An e-mail address is to be added on the page of a purchase. */
  addEmail(): void {
    this.hostApp.notify('subscriptionsWelcomeAddEmailClicked', {});
  }

  /** A price was chosen. */
  choosePrice(period: BillingPeriod): void {
    this.hostApp.notify(priceClicked[period], {});
  }
}
