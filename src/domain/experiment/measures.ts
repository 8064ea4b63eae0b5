import type { BarePixelId, pixelParams } from '../analytics/pixel-params.ts';
import type { SpeedStep, speedPixels } from '../analytics/speed-steps.ts';
import type { subscriptionPixels } from '../analytics/subscription-pixels.ts';
import type { Power } from '../statistics/required-exposure.ts';
import type { ExperimentName } from './catalogue.ts';

/** Events that can name the variant shown. */
type TellingParams = Omit<typeof pixelParams, BarePixelId> & typeof subscriptionPixels & typeof speedPixels;
type TellingId = keyof TellingParams;

/** Selects beacon counts: those of an event whose parameters have one of these values. */
export type Counted = {
  readonly [Id in TellingId]: {
    readonly event: Id;
    readonly where?: { readonly [Param in TellingParams[Id][number]]?: readonly string[] };
  };
}[TellingId];

/** The goal of an experiment, with what was planned before it began. */
export interface Conversion {
  readonly counted: Counted;
  /**
   * Maximum number of conversions per enrolment. An event is sent once a page, so reopening the page can convert again.
   * A few enrolments may exceed it: it bounds the average E[K²]/E[K], see `ComparisonPlan`.
   */
  readonly mostPerEnrolment: number;
  /**
   * Planned before the start: the control group's rate of conversions per enrolment, and the smallest difference worth
   * detecting.
   */
  readonly planned: { readonly rate: number; readonly difference: number; readonly power: Power };
}

const usual = { mostPerEnrolment: 2, planned: { rate: 0.05, difference: 0.01, power: 0.8 } } as const;

/** The goal of each experiment. Separate from the table of experiments, which every page loads. */
export const conversions: Readonly<Record<ExperimentName, Conversion>> = {
  windowsinstaller: { ...usual, counted: { event: 'download_click', where: { download: ['windows'] } } },
  privacypropromo: { ...usual, counted: { event: 'subscription_checkout_start' } },
  appbranding: { ...usual, counted: { event: 'download_click' } },
  defaultplan: { ...usual, counted: { event: 'subscription_checkout_start' } },
  duckaiuninstalledhomeaa: { ...usual, counted: { event: 'cta_click', where: { cta: ['chat-open'] } } },
};

/** A rate that no experiment may make worse; lower is better. */
export interface Guardrail {
  readonly counted: Counted;
  /** The counts in its denominator. */
  readonly outOf: Counted;
}

/** The LCP buckets above “good”. */
const slow: readonly SpeedStep<'lcp'>[] = ['4000', '6000', 'more'];

/**
 * The guardrails, which apply to every experiment. Adding one takes a row here; it is then read, tested and shown like
 * the others.
 */
export const guardrails = {
  bounces: { counted: { event: 'static.bounce' }, outOf: { event: 'page_impression' } },
  slow: { counted: { event: 'page_lcp', where: { lcp: slow } }, outOf: { event: 'page_lcp' } },
  errors: { counted: { event: 'subscription_checkout_error' }, outOf: { event: 'page_impression' } },
} as const satisfies Readonly<Record<string, Guardrail>>;

/** The name of a guardrail. */
export type GuardrailName = keyof typeof guardrails;

/** Every guardrail's name, in table order. */
export const guardrailNames = Object.keys(guardrails) as readonly GuardrailName[];
