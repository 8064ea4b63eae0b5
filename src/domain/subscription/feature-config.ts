/**
 * Feature flags of a host app; each is off when the app does not mention it or there is no app. Specification, section
 * 3.
 */
export const defaultFeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
  useAlternateStripePaymentFlow: false,
  useGetSubscriptionTierOptions: false,
} as const satisfies Record<string, false>;

/** The name of a feature flag. */
export type FeatureFlag = keyof typeof defaultFeatureConfig;

/** The state of every feature flag. */
export type FeatureConfig = Readonly<Record<FeatureFlag, boolean>>;

/** Parses a host app's answer: only `true` turns a flag on; unknown flags are dropped. */
export function readFeatureConfig(answer: unknown): FeatureConfig {
  const said: Readonly<Record<string, unknown>> =
    typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return {
    useUnifiedFeedback: said['useUnifiedFeedback'] === true,
    useSubscriptionsAuthV2: said['useSubscriptionsAuthV2'] === true,
    usePaidDuckAi: said['usePaidDuckAi'] === true,
    useAlternateStripePaymentFlow: said['useAlternateStripePaymentFlow'] === true,
    useGetSubscriptionTierOptions: said['useGetSubscriptionTierOptions'] === true,
  };
}
