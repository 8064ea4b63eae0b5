/** The switches of a host app, and how each is where the app says nothing. Specification, section 3. */
export const featureFlags = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
  useAlternateStripePaymentFlow: false,
} as const satisfies Record<string, false>;

/** The name of a switch. */
export type FeatureFlag = keyof typeof featureFlags;

/** The state of every switch. */
export type FeatureConfig = Readonly<Record<FeatureFlag, boolean>>;

/** What holds where there is no host app or no answer. */
export const defaultFeatureConfig: FeatureConfig = featureFlags;

/** Reads a host app's answer: only `true` switches on; switches this site does not know are dropped. Never fails. */
export function readFeatureConfig(answer: unknown): FeatureConfig {
  const said: Readonly<Record<string, unknown>> =
    typeof answer === 'object' && answer !== null ? { ...answer } : {};
  return {
    useUnifiedFeedback: said['useUnifiedFeedback'] === true,
    useSubscriptionsAuthV2: said['useSubscriptionsAuthV2'] === true,
    usePaidDuckAi: said['usePaidDuckAi'] === true,
    useAlternateStripePaymentFlow: said['useAlternateStripePaymentFlow'] === true,
  };
}
