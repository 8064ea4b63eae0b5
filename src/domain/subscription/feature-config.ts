/** The switches of a host app; each is off where the app says nothing or there is none. Specification, section 3. */
export const defaultFeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
  useAlternateStripePaymentFlow: false,
  useGetSubscriptionTierOptions: false,
} as const satisfies Record<string, false>;

/** The name of a switch. */
export type FeatureFlag = keyof typeof defaultFeatureConfig;

/** The state of every switch. */
export type FeatureConfig = Readonly<Record<FeatureFlag, boolean>>;

/** Reads a host app's answer: only `true` switches on; switches this site does not know are dropped. */
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
