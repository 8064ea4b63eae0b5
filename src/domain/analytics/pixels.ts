import { failure, type Result, success } from '../result.ts';
import { fields, pageContext } from './fields.ts';

interface PixelRow {
  /** What one event tells, and what for. */
  readonly description: string;
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
/** When an error page counts itself: once loaded, and to those who stay, again after one and two seconds. */
export const errorMoments = ['onload', '1sec', '2sec'] as const;
/** The id of an error page's event. */
export type ErrorPixelId = `${(typeof errorPages)[number]}_${(typeof errorMoments)[number]}`;

const errorRow = {
  description:
    'An error page was shown, and whether anyone stayed to read it, so that we know how often it fails.',
  params: {},
  optional: {},
} as const satisfies PixelRow;

const errorPixels = Object.fromEntries(
  errorPages.flatMap((page) => errorMoments.map((moment) => [`${page}_${moment}`, errorRow])),
) as Readonly<Record<ErrorPixelId, typeof errorRow>>;

/** Every event this site may send. A new one is one row. See the specification, section 7, "Pixel". */
export const pixels = {
  page_impression: {
    description: 'A page was shown: which one and in which language, so that we know what is read.',
    params: { page: fields.page, locale: fields.locale },
    optional: pageContext,
  },
  cta_click: {
    description: 'A call to action was followed: which one and where, so that we know which ones help.',
    params: { page: fields.page, cta: fields.label },
    optional: pageContext,
  },
  download_click: {
    description: 'A download was asked for, and for which system, so that we know which apps are wanted.',
    params: { page: fields.page, download: fields.platform },
    optional: pageContext,
  },
  extension_click: {
    description: 'The extension was asked for, so that we know where its button belongs.',
    params: { page: fields.page },
    optional: pageContext,
  },
  static_bounce: {
    description:
      'A page was left at once: after how many seconds and whether read on, so that we know which disappoint.',
    params: { page: fields.page, timeOnPage: fields.bounceSeconds, didScroll: fields.yesOrNo },
    optional: pageContext,
  },
  experiment_enrolled: {
    description: 'A visitor takes part in an experiment from now on, so that we know how many do.',
    params: { experiment: fields.experiment, variant: fields.label },
    optional: pageContext,
  },
  banner_impression: {
    description: 'The banner that offers the browser was shown, so that its clicks can be weighed.',
    params: { page: fields.page },
    optional: pageContext,
  },
  banner_dismiss: {
    description: 'The banner that offers the browser was closed, so that we know whom it bothers.',
    params: { page: fields.page },
    optional: pageContext,
  },
  newsletter_subscribe: {
    description: 'The newsletter was ordered, without the address, so that we know where its form belongs.',
    params: { page: fields.page },
    optional: pageContext,
  },
  subscription_price_click: {
    description: 'A billing period was chosen on the plan page, so that we know which one is preferred.',
    params: { period: fields.billingPeriod },
    optional: pageContext,
  },
  subscription_checkout_start: {
    description: 'A checkout was opened, so that we know how many are finished.',
    params: { period: fields.billingPeriod },
    optional: pageContext,
  },
  subscription_checkout_success: {
    description: 'A purchase came back paid, so that we know how many are finished.',
    params: { period: fields.billingPeriod },
    optional: pageContext,
  },
  subscription_checkout_error: {
    description: 'A checkout could not be opened, and by which code, so that we notice when it breaks.',
    params: { code: /^[a-z][a-z_]{0,39}$/ },
    optional: pageContext,
  },
  subscription_welcome_add_email_click: {
    description: 'Adding an address was chosen after a purchase, so that we know whether the offer is seen.',
    params: {},
    optional: pageContext,
  },
  subscription_welcome_faq_click: {
    description: 'The questions were opened after a purchase, so that we know whether the page leaves any.',
    params: {},
    optional: pageContext,
  },
  subscription_add_email_success: {
    description: 'An address was added to a subscription, so that we know how many can sign in elsewhere.',
    params: {},
    optional: pageContext,
  },
  subscription_edit_email_success: {
    description: 'The address of a subscription was changed, so that we know the way works.',
    params: {},
    optional: pageContext,
  },
  subscription_remove_email_success: {
    description: 'The address of a subscription was removed, so that we know the way works.',
    params: {},
    optional: pageContext,
  },
  subscription_activate_success: {
    description: 'A subscription was activated on a further device, so that we know the way works.',
    params: {},
    optional: pageContext,
  },
  deprecated_pixel: {
    description:
      'An event that is no longer declared was sent, so that we notice what was forgotten; never which one.',
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

/** Tells whether an event may carry a parameter. Never fails. */
export function mayCarry(id: PixelId, key: string): boolean {
  return ruleOf(pixels[id], key) !== undefined;
}

/** Tells whether a text is the id of an event that may be sent. Never fails. */
export function isPixelId(id: string): id is PixelId {
  return Object.hasOwn(pixels, id);
}

function ruleOf({ params, optional }: PixelRow, key: string): RegExp | undefined {
  if (Object.hasOwn(params, key)) return params[key];
  return Object.hasOwn(optional, key) ? optional[key] : undefined;
}
