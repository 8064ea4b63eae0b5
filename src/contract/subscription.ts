import * as z from 'zod/mini';

/** Where the subscription service is mounted on the site's own origin. */
export const subscriptionBase = '/api';

/** Paths of the subscription service, relative to {@link subscriptionBase}. */
export const subscriptionPaths = {
  products: '/products',
  features: '/products/:productId/features',
  checkout: '/checkout/session',
  portal: '/checkout/portal',
  subscription: '/subscription',
  status: '/subscription/status',
  renewal: '/subscription/renewal',
  webhook: '/webhooks/card-provider',
} as const;

const nonEmpty = z.string().check(z.minLength(1));

/** Query of `products`: a two-letter country; by default the visitor's. */
export const ProductsQuery = z.object({ country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))) });

/**
 * One row of `products`. `price` is a decimal string in the currency's main unit. `offer` is present for a caller with
 * a bearer token: whether this account is eligible for its free trial.
 */
export const Product = z.object({
  productId: nonEmpty,
  productLabel: z.string(),
  billingPeriod: z.enum(['Monthly', 'Yearly']),
  price: z.string().check(z.regex(/^\d+(\.\d{2})?$/)),
  currency: z.string().check(z.length(3)),
  offer: z.optional(z.object({ type: z.literal('freeTrial'), isUserEligible: z.boolean() })),
});
export type Product = z.infer<typeof Product>;
/** Response of `products`: what is sold in the country; empty where nothing is. */
export const ProductsReply = z.array(Product);

/** Response of `features`: entitlement names, never empty. */
export const FeaturesReply = z.object({ features: z.array(nonEmpty).check(z.minLength(1)) });
export type FeaturesReply = z.infer<typeof FeaturesReply>;

/** JSON body of `checkout`. `origin` follows the grammar of the specification, section 5, and has at most 100 characters. */
export const CheckoutBody = z.object({
  productId: nonEmpty,
  purchasePlatform: nonEmpty,
  returnUrl: nonEmpty,
  origin: z.optional(z.string()),
});
export type CheckoutBody = z.infer<typeof CheckoutBody>;

/** Response of `checkout`: the card provider's page. */
export const CheckoutReply = z.object({ checkoutUrl: z.url() });
export type CheckoutReply = z.infer<typeof CheckoutReply>;
/** Response of `portal`: the page where the subscription is managed. */
export const PortalReply = z.object({ customerPortalUrl: z.url() });
export type PortalReply = z.infer<typeof PortalReply>;

/** The subscription record on the wire; times in milliseconds since the epoch. Unknown statuses and offers are kept. */
export const SubscriptionReply = z.object({
  productId: nonEmpty,
  name: z.optional(z.string()),
  startedAt: z.number(),
  expiresOrRenewsAt: z.number(),
  status: nonEmpty,
  billingPeriod: z.string(),
  platform: z.string(),
  activeOffers: z.array(z.object({ type: z.string() })),
  /**
   * The product from the next charge on, when the owner has switched the billing period; absent when nothing changes.
   */
  nextProductId: z.optional(nonEmpty),
  /** The next charge, when it differs from the current price because the owner subscribed before a price change. */
  nextPrice: z.optional(z.object({ amount: nonEmpty, currency: nonEmpty })),
  /**
   * Present while it is `Inactive` because a bank disputes a payment; the subscription was active before and may be
   * again.
   */
  suspended: z.optional(z.literal(true)),
});
export type SubscriptionReply = z.infer<typeof SubscriptionReply>;

/** JSON body of `renewal`: `false` lets the subscription end with the paid period, `true` reverts that. */
export const RenewalBody = z.object({ renews: z.boolean() });
export type RenewalBody = z.infer<typeof RenewalBody>;

/** Response of `status`: only the status, which may be one this contract does not name. */
export const StatusReply = z.object({ status: nonEmpty });
export type StatusReply = z.infer<typeof StatusReply>;
