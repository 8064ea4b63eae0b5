import { errorDelays, errorPages } from './error-pixels.ts';
import { isFailurePixel } from './failure-pixels.ts';
import { isOfPages, type pixelParams } from './pixel-params.ts';
import type { SpeedPixelId } from './speed-steps.ts';
import { isOfSubscription, type SubscriptionPixelId } from './subscription-pixels.ts';

/**
 * The area an event belongs to, and thus its owner: reading pages, getting the browser, the subscription, or faults.
 */
export const pixelOwners = ['pages', 'downloads', 'subscription', 'faults'] as const;
/** The owner of an event: one of {@link pixelOwners}. */
export type PixelOwner = (typeof pixelOwners)[number];

/**
 * The names under which events are presented to visitors: mostly their ids, but one name each for the events of error
 * pages (which differ only in the page), for failures (which differ only in what failed), and for page speed (which are
 * sent together).
 */
export type CountedName =
  | keyof typeof pixelParams
  | SubscriptionPixelId
  | 'error_page'
  | 'failure'
  | 'page_speed';

/** The registry's information on an event, in addition to its parameters. */
export interface PixelEntry {
  readonly owner: PixelOwner;
  /**
   * The last day (`2027-11-30`, UTC) on which it may be sent. By then its owner must show that it is still useful or
   * remove it.
   */
  readonly until: string;
}

const autumn = '2027-11-30';
const spring = '2027-05-31';

/**
 * All events with owner and expiry. Separate from the parameters, because pages load those and have no use for these.
 * What each event is and why it is counted is explained to visitors in `ui/components/counted/pixel-texts.ts`.
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

/** All names under which events are presented to visitors, in the order of the registry. */
export const countedNames = Object.keys(pixelRegistry) as readonly CountedName[];

/** The first event of each error page; a visitor who stays sends two more. */
const firstOfErrorPages: readonly string[] = errorPages.map((page) => `${page}_${errorDelays[0]}`);

/** Every browser reports this one, so it stands for all speed events of a page. */
const firstOfSpeed: SpeedPixelId = 'page_ttfb';

/**
 * The name under which an event is presented to visitors. Null for the later events of an error page, which count the
 * same visit again, for the other speed events of a page, and for anything that is not an event.
 */
export function countedName(id: string): CountedName | null {
  if (id === firstOfSpeed) return 'page_speed';
  if (isFailurePixel(id)) return 'failure';
  if (firstOfErrorPages.includes(id)) return 'error_page';
  return isOfPages(id) || isOfSubscription(id) ? id : null;
}
