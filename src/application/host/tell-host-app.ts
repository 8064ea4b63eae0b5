import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { Entitlement } from '../../domain/subscription/feature.ts';
import type { HostApp } from '../ports/host-app.ts';

/** The platform whose app distinguishes a fresh activation from a plain return. */
const toldOfActivation = 'android';

const priceClicked = {
  monthly: 'subscriptionsMonthlyPriceClicked',
  yearly: 'subscriptionsYearlyPriceClicked',
} as const satisfies Record<BillingPeriod, string>;

/**
 * Sends the visitor to the app's own screens, and reports to the app the events it counts. Host-app reference, section
 * 2.2.
 */
export class TellHostApp {
  constructor(private readonly hostApp: HostApp) {}

  /**
   * Leaves for the app's settings, which closes the page. `activated` when the visitor has just signed in to a
   * subscription.
   */
  back({ activated }: { readonly activated: boolean }): void {
    const isTold = activated && this.hostApp.devices.every((device) => device === toldOfActivation);
    this.hostApp.notify(isTold ? 'backToSettingsActivateSuccess' : 'backToSettings', {});
  }

  /** Opens the app's own screen of a feature. */
  open(feature: Entitlement): void {
    // Android apps read the one field, Apple apps the other.
    this.hostApp.notify('featureSelected', { feature, productFeature: feature });
  }

  /** Opens the app's own screen for restoring an earlier purchase. */
  restore(): void {
    this.hostApp.notify('activateSubscription', {});
  }

  /** Reports that a question was opened on the purchase page. */
  openQuestion(): void {
    this.hostApp.notify('subscriptionsWelcomeFaqClicked', {});
  }

  /** Reports that the visitor is about to add an email address on the purchase page. */
  addEmail(): void {
    this.hostApp.notify('subscriptionsWelcomeAddEmailClicked', {});
  }

  /** Reports that a price was chosen. */
  choosePrice(period: BillingPeriod): void {
    this.hostApp.notify(priceClicked[period], {});
  }
}
