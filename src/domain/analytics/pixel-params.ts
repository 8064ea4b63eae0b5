import type { ErrorPixelId } from './error-pixels.ts';
import type { FailurePixelId } from './failure-pixels.ts';
import type { SpeedPixelId } from './speed-steps.ts';
import type { SubscriptionPixelId } from './subscription-pixels.ts';

/**
 * All events of pages with their required parameters, except those of the subscription, error pages, failures and
 * speed. What else one needs is in `docs/how-to/event.md`. The values that parameters may have are in
 * `fields.ts`, because static pages load this table and can send only what their own code and markup declare.
 * Specification, section 7, "Pixel".
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

/** Sent in place of an event that is not declared. */
export const deprecatedPixel = 'deprecated_pixel' satisfies PixelId;

/** An event that carries none of the page's context. */
export type BarePixelId = ErrorPixelId | FailurePixelId | SpeedPixelId | typeof deprecatedPixel;

/** Tells whether an id is one of {@link pixelParams}: an event declared by a page's markup or sent by its own code. */
export function isOfPages(id: string): id is keyof typeof pixelParams {
  return Object.hasOwn(pixelParams, id);
}

/** Tells whether an event carries only its own parameters, without the page's context. */
export function isBare(id: PixelId): id is BarePixelId {
  return id === deprecatedPixel || !(isOfPages(id) || id.startsWith('subscription_'));
}

/**
 * The part of the page's context that an event may carry. The page's name is included only if the event has that
 * parameter.
 */
export function carried(
  id: PixelId,
  context: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (isBare(id)) return {};
  const { page = '', ...others } = context;
  const own: readonly string[] = isOfPages(id) ? pixelParams[id] : [];
  return own.includes('page') ? { page, ...others } : others;
}
