import type { ErrorPixelId } from './error-pixels.ts';
import type { FailurePixelId } from './failure-pixels.ts';
import type { SpeedPixelId } from './speed-steps.ts';
import type { SubscriptionPixelId } from './subscription-pixels.ts';

/**
 * Every event that pages may send, but for those of the subscription, error pages, failures and speed, with the parameters it must
 * have. A new one is one row here and one in `pixel-registry.ts`; what parameters may hold is in `fields.ts`, apart, because static
 * pages load this table and send nothing but what their own code and markup declare. See the specification, section 7, "Pixel".
 */
export const pixelParams = {
  page_impression: ['page', 'locale'],
  cta_click: ['page', 'cta'],
  download_click: ['page', 'download'],
  extension_click: ['page'],
  'static.bounce': ['page', 'timeOnPage', 'didScroll'],
  experiment_enrolled: ['experiment', 'variant'],
  banner_impression: ['page'],
  banner_dismiss: ['page'],
  newsletter_subscribe: ['page'],
  setting_change: ['setting'],
  subscription_price_click: ['period'],
  subscription_welcome_faq_click: [],
  deprecated_pixel: [],
} as const satisfies Record<string, readonly string[]>;

/** The id of an event that may be sent. */
export type PixelId =
  | keyof typeof pixelParams
  | SubscriptionPixelId
  | ErrorPixelId
  | FailurePixelId
  | SpeedPixelId;

/** The event that takes the place of one that is not declared. */
export const deprecatedPixel = 'deprecated_pixel' satisfies PixelId;

/** An event to which the page's context adds nothing. */
export type BarePixelId = ErrorPixelId | FailurePixelId | SpeedPixelId | typeof deprecatedPixel;

/** Tells whether a text is the id of an event that a page's markup may declare, or that its own code sends: one of {@link pixelParams}. */
export function isOfPages(id: string): id is keyof typeof pixelParams {
  return Object.hasOwn(pixelParams, id);
}

/** Tells whether an event says nothing but what it is sent with, whatever the page could add. */
export function isBare(id: PixelId): id is BarePixelId {
  return id === deprecatedPixel || !(isOfPages(id) || id.startsWith('subscription_'));
}

/** What an event may carry of all that a page tells of itself: every event names the page only if it has that parameter. */
export function carried(
  id: PixelId,
  context: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (isBare(id)) return {};
  const { page = '', ...others } = context;
  const own: readonly string[] = isOfPages(id) ? pixelParams[id] : [];
  return own.includes('page') ? { page, ...others } : others;
}
