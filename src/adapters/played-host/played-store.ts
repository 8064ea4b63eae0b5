import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { markets } from '../../domain/subscription/plan.ts';

/** A plan in the format of an app's store. Host-app reference, section 2.5. */
export interface StoreOption {
  readonly id: string;
  readonly cost: { readonly displayPrice: string; readonly recurrence: string };
  readonly offer?: {
    readonly id: string;
    readonly type: string;
    readonly durationInDays: number | null;
    readonly isUserEligible: boolean;
  } | null;
}

/** A store that sells by tier, in an app's format. */
export interface TierStore {
  readonly platform: string;
  readonly products: readonly {
    readonly tier: string;
    readonly features: readonly { readonly product: string; readonly name: string }[];
    readonly options: readonly StoreOption[];
  }[];
}

/** Windows has no store of its own: purchases there are paid by card. */
const storeOf = { macos: 'macos', ios: 'ios', android: 'android', windows: 'stripe' } as const;

const idOf = {
  macos: (period: string) => `macos.subscription.1${period === 'monthly' ? 'month' : 'year'}`,
  ios: (period: string) => `ios.subscription.1${period === 'monthly' ? 'month' : 'year'}`,
  android: (period: string) => `mallard-pro-${period}-renews-us`,
  windows: (period: string) => `privacy-pro-${period}-us`,
} as const satisfies Record<MessagingDevice, (period: string) => string>;

/**
 * What a new app's store sells: a monthly and a yearly plan, each with a one-week trial. Android lists the yearly one
 * first.
 */
export function playedTiers(platform: MessagingDevice): TierStore {
  const { monthly, yearly, features } = markets.us;
  const option = (recurrence: 'monthly' | 'yearly', displayPrice: string): StoreOption => ({
    id: idOf[platform](recurrence),
    cost: { displayPrice, recurrence },
    offer: {
      id: `${idOf[platform](recurrence)}-free-trial`,
      type: 'freeTrial',
      durationInDays: 7,
      isUserEligible: true,
    },
  });
  const month = option('monthly', `$${monthly}`);
  const year = option('yearly', `$${yearly}`);
  return {
    platform: storeOf[platform],
    products: [
      {
        tier: 'plus',
        features: features.map((product) => ({ product, name: 'plus' })),
        options: platform === 'android' ? [year, month] : [month, year],
      },
    ],
  };
}

/** The same store in the format of the older message, which knows one tier only. */
export function flatStore({ platform, products }: TierStore): {
  readonly platform: string;
  readonly options: readonly StoreOption[];
  readonly features: readonly { readonly name: string }[];
} {
  const [first] = products;
  return {
    platform,
    options: first?.options ?? [],
    features: (first?.features ?? []).map(({ product }) => ({ name: product })),
  };
}
