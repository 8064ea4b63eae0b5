import { errorDelays, errorPages } from './error-pixels.ts';
import { isFailurePixel } from './failure-pixels.ts';
import { isOfPages, type pixelParams } from './pixel-params.ts';
import type { SpeedPixelId } from './speed-steps.ts';
import { isOfSubscription, type SubscriptionPixelId } from './subscription-pixels.ts';

/** What an event is about, and so who answers for it: reading, getting the browser, the subscription, or what breaks. */
export const pixelOwners = ['pages', 'downloads', 'subscription', 'faults'] as const;
/** Who answers for an event: one of {@link pixelOwners}. */
export type PixelOwner = (typeof pixelOwners)[number];

/**
 * The events by which visitors are told of them: each by its id, those of error pages, which differ in the page alone, as one, those
 * of failures, which differ in what failed, as one, and those of a page's speed, which are sent together, as one.
 */
export type CountedName =
  | keyof typeof pixelParams
  | SubscriptionPixelId
  | 'error_page'
  | 'failure'
  | 'page_speed';

/** What the registry says of an event beside its parameters. */
export interface PixelEntry {
  readonly owner: PixelOwner;
  /** The last day (`2027-11-30`, UTC) on which it may be sent: by then its owner shows that it is still of use, or takes it away. */
  readonly until: string;
}

const autumn = '2027-11-30';
const spring = '2027-05-31';

/**
 * Every event with its owner and its end; apart from the parameters, because pages load those and nobody reads these there. What it
 * is and why it is counted is written for visitors, in `ui/components/counted/pixel-texts.ts`.
 */
export const pixelRegistry: Readonly<Record<CountedName, PixelEntry>> = {
  page_impression: { owner: 'pages', until: autumn },
  'static.bounce': { owner: 'pages', until: autumn },
  page_speed: { owner: 'pages', until: autumn },
  cta_click: { owner: 'pages', until: autumn },
  newsletter_subscribe: { owner: 'pages', until: autumn },
  setting_change: { owner: 'pages', until: autumn },
  experiment_enrolled: { owner: 'pages', until: autumn },
  download_click: { owner: 'downloads', until: autumn },
  extension_click: { owner: 'downloads', until: autumn },
  banner_impression: { owner: 'downloads', until: spring },
  banner_dismiss: { owner: 'downloads', until: spring },
  subscription_price_click: { owner: 'subscription', until: autumn },
  subscription_checkout_start: { owner: 'subscription', until: autumn },
  subscription_checkout_success: { owner: 'subscription', until: autumn },
  subscription_checkout_error: { owner: 'subscription', until: autumn },
  subscription_code_sent: { owner: 'subscription', until: autumn },
  subscription_welcome_add_email_click: { owner: 'subscription', until: spring },
  subscription_welcome_faq_click: { owner: 'subscription', until: spring },
  subscription_add_email_success: { owner: 'subscription', until: autumn },
  subscription_edit_email_success: { owner: 'subscription', until: autumn },
  subscription_remove_email_success: { owner: 'subscription', until: autumn },
  subscription_activate_success: { owner: 'subscription', until: autumn },
  error_page: { owner: 'faults', until: autumn },
  failure: { owner: 'faults', until: autumn },
  deprecated_pixel: { owner: 'faults', until: autumn },
};

/** Every name by which visitors are told of an event, in the order of the registry. */
export const countedNames = Object.keys(pixelRegistry) as readonly CountedName[];

/** The first event of each error page; a visitor who stays sends two more. */
const firstOfErrorPages: readonly string[] = errorPages.map((page) => `${page}_${errorDelays[0]}`);

/** The one that every browser tells stands for all that is told of a page's speed. */
const firstOfSpeed: SpeedPixelId = 'page_ttfb';

/**
 * The name under which visitors are told of an event. Null for the later ones of an error page, which count the same visit again,
 * for what else is told of the speed of the same page, and for what is no event.
 */
export function countedName(id: string): CountedName | null {
  if (id === firstOfSpeed) return 'page_speed';
  if (isFailurePixel(id)) return 'failure';
  if (firstOfErrorPages.includes(id)) return 'error_page';
  return isOfPages(id) || isOfSubscription(id) ? id : null;
}
