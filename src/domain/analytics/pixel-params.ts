import type { ErrorPixelId } from './error-pixels.ts';
import type { SpeedPixelId } from './speed-steps.ts';

/**
 * Every event that pages may send, but for error pages and speed, with the parameters it must have. A new one is one row here and one in
 * `pixel-registry.ts`; what parameters may hold is in `pixels.ts`, apart, because static pages load this table and send nothing but
 * what their own code and markup declare. See the specification, section 7, "Pixel".
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
  subscription_price_click: ['period'],
  subscription_checkout_start: ['period'],
  subscription_checkout_success: ['period'],
  subscription_checkout_error: ['code'],
  subscription_welcome_add_email_click: [],
  subscription_welcome_faq_click: [],
  subscription_add_email_success: [],
  subscription_edit_email_success: [],
  subscription_remove_email_success: [],
  subscription_activate_success: [],
  deprecated_pixel: [],
} as const satisfies Record<string, readonly string[]>;

/** The id of an event that may be sent. */
export type PixelId = keyof typeof pixelParams | ErrorPixelId | SpeedPixelId;

/** The event that takes the place of one that is not declared. */
export const deprecatedPixel = 'deprecated_pixel' satisfies PixelId;

/** An event to which the page's context adds nothing. */
export type BarePixelId = ErrorPixelId | SpeedPixelId | typeof deprecatedPixel;

/** Tells whether a text is the id of an event that a page may send, one that is no error page and no speed. */
export function isOfPages(id: string): id is keyof typeof pixelParams {
  return Object.hasOwn(pixelParams, id);
}

/** Tells whether an event says nothing but what it is sent with, whatever the page could add. */
export function isBare(id: PixelId): id is BarePixelId {
  return id === deprecatedPixel || !isOfPages(id);
}

/** What an event may carry of all that a page tells of itself: every event names the page only if it has that parameter. */
export function carried(
  id: PixelId,
  context: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (isBare(id)) return {};
  const { page = '', ...others } = context;
  const own: readonly string[] = pixelParams[id];
  return own.includes('page') ? { page, ...others } : others;
}
