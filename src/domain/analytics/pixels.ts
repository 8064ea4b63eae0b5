import { failure, type Result, success } from '../result.ts';
import { fields, pageContext } from './fields.ts';

interface PixelRow {
  /** Each parameter that must be there, with the values it may have. */
  readonly params: Readonly<Record<string, RegExp>>;
  /** Each parameter that may be there, with the values it may have. */
  readonly optional: Readonly<Record<string, RegExp>>;
}

/** The error pages that count themselves. Specification, section 8. */
export const errorPages = [
  'oops_500',
  'nginx_500',
  'tq_500',
  'ssblock_410',
  '418',
  'ar_418',
  'tor_418',
] as const;
/** The name of an error page: one of {@link errorPages}. */
export type ErrorPageName = (typeof errorPages)[number];
/** When an error page counts itself: once loaded, and to those who stay, again after one and two seconds. */
export const errorDelays = ['onload', '1sec', '2sec'] as const;
/** The id of an error page's event. */
export type ErrorPixelId = `${ErrorPageName}_${(typeof errorDelays)[number]}`;

const errorRow = { params: {}, optional: {} } as const satisfies PixelRow;

const errorPixels = Object.fromEntries(
  errorPages.flatMap((page) => errorDelays.map((delay) => [`${page}_${delay}`, errorRow])),
) as Readonly<Record<ErrorPixelId, typeof errorRow>>;

/**
 * Every event this site may send. A new one is one row here and one in `pixel-descriptions.ts`. See the specification,
 * section 7, "Pixel".
 */
export const pixels = {
  page_impression: {
    params: { page: fields.page, locale: fields.locale },
    optional: pageContext,
  },
  cta_click: {
    params: { page: fields.page, cta: fields.label },
    optional: pageContext,
  },
  download_click: {
    params: { page: fields.page, download: fields.platform },
    optional: pageContext,
  },
  extension_click: {
    params: { page: fields.page },
    optional: pageContext,
  },
  'static.bounce': {
    params: { page: fields.page, timeOnPage: fields.bounceSeconds, didScroll: fields.yesOrNo },
    optional: pageContext,
  },
  experiment_enrolled: {
    params: { experiment: fields.experiment, variant: fields.label },
    optional: pageContext,
  },
  banner_impression: {
    params: { page: fields.page },
    optional: pageContext,
  },
  banner_dismiss: {
    params: { page: fields.page },
    optional: pageContext,
  },
  newsletter_subscribe: {
    params: { page: fields.page },
    optional: pageContext,
  },
  subscription_price_click: {
    params: { period: fields.billingPeriod },
    optional: pageContext,
  },
  subscription_checkout_start: {
    params: { period: fields.billingPeriod },
    optional: pageContext,
  },
  subscription_checkout_success: {
    params: { period: fields.billingPeriod },
    optional: pageContext,
  },
  subscription_checkout_error: {
    params: { code: /^[a-z][a-z_]{0,39}$/ },
    optional: pageContext,
  },
  subscription_welcome_add_email_click: {
    params: {},
    optional: pageContext,
  },
  subscription_welcome_faq_click: {
    params: {},
    optional: pageContext,
  },
  subscription_add_email_success: {
    params: {},
    optional: pageContext,
  },
  subscription_edit_email_success: {
    params: {},
    optional: pageContext,
  },
  subscription_remove_email_success: {
    params: {},
    optional: pageContext,
  },
  subscription_activate_success: {
    params: {},
    optional: pageContext,
  },
  deprecated_pixel: {
    params: {},
    optional: {},
  },
  ...errorPixels,
} as const satisfies Record<string, PixelRow>;

/** The id of an event that may be sent. */
export type PixelId = keyof typeof pixels;

/** The parameters of an event, all texts. */
export type PixelParams<Id extends PixelId> = Readonly<
  Record<keyof (typeof pixels)[Id]['params'], string> &
    Partial<Record<keyof (typeof pixels)[Id]['optional'], string>>
>;

/** What the place of an event tells: the event's own parameters. The page's context gives its name and locale, unless given. */
export type OwnParams<Id extends PixelId> = Readonly<
  Record<Exclude<keyof (typeof pixels)[Id]['params'], 'page' | 'locale'>, string>
> & { readonly page?: string };

/** The event that takes the place of one that is not declared. */
export const deprecatedPixel = 'deprecated_pixel' satisfies PixelId;

/**
 * Why an event is refused: `unknown_pixel` or `unknown_parameter` when it or one of its parameters is not declared,
 * `invalid_parameter` when one is missing or has a value it may not have. Nothing of its content is repeated.
 */
export type PixelFailure = { readonly code: 'unknown_pixel' | 'unknown_parameter' | 'invalid_parameter' };

/**
 * Checks an event that came from outside against the table. Fails when its id or a parameter is not declared, or when a
 * required parameter is missing or one has a value it may not have.
 */
export function checkPixel(
  id: string,
  params: Readonly<Record<string, string>>,
): Result<PixelId, PixelFailure> {
  if (!isPixelId(id)) return failure({ code: 'unknown_pixel' });
  const row: PixelRow = pixels[id];
  for (const [key, value] of Object.entries(params)) {
    const rule = ruleOf(row, key);
    if (rule === undefined) return failure({ code: 'unknown_parameter' });
    if (!rule.test(value)) return failure({ code: 'invalid_parameter' });
  }
  const complete = Object.keys(row.params).every((key) => Object.hasOwn(params, key));
  return complete ? success(id) : failure({ code: 'invalid_parameter' });
}

/** Tells whether an event may carry a parameter. */
export function mayCarry(id: PixelId, key: string): boolean {
  return ruleOf(pixels[id], key) !== undefined;
}

/** Tells whether a text is the id of an event that may be sent. */
export function isPixelId(id: string): id is PixelId {
  return Object.hasOwn(pixels, id);
}

function ruleOf({ params, optional }: PixelRow, key: string): RegExp | undefined {
  if (Object.hasOwn(params, key)) return params[key];
  return Object.hasOwn(optional, key) ? optional[key] : undefined;
}
