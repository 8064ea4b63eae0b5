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

/** Query of `products`: a two-letter country; without it the visitor's own. */
export const ProductsQuery = z.object({ country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))) });

/**
 * One row of `products`. `price` is a decimal string in the currency's main unit. `offer` is there for a caller with a
 * bearer token: whether this account may still have its free trial.
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
/** Answer of `products`: what is sold in the country, nothing where it is not. */
export const ProductsReply = z.array(Product);

/** Answer of `features`: entitlement names, never empty. */
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

/** Answer of `checkout`: the card provider's page. */
export const CheckoutReply = z.object({ checkoutUrl: z.url() });
export type CheckoutReply = z.infer<typeof CheckoutReply>;
/** Answer of `portal`: the page where the subscription is managed. */
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
  /** What it will be from the next charge on, where its owner has switched the period; left out where nothing changes. */
  nextProductId: z.optional(nonEmpty),
  /** What the next charge costs, for who bought before the price was changed; left out where it is what is on sale. */
  nextPrice: z.optional(z.object({ amount: nonEmpty, currency: nonEmpty })),
  /** There while it is `Inactive` because a bank claims its payment back: it was in force before, and may be again. */
  suspended: z.optional(z.literal(true)),
});
export type SubscriptionReply = z.infer<typeof SubscriptionReply>;

/** JSON body of `renewal`: `false` lets the subscription end with what is paid for, `true` takes that back. */
export const RenewalBody = z.object({ renews: z.boolean() });
export type RenewalBody = z.infer<typeof RenewalBody>;

/** Answer of `status`: the status alone, one this contract does not name too. */
export const StatusReply = z.object({ status: nonEmpty });
export type StatusReply = z.infer<typeof StatusReply>;
