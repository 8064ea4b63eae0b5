import type { BarePixelId, pixelParams } from '../analytics/pixel-params.ts';
import type { SpeedStep, speedPixels } from '../analytics/speed-steps.ts';
import type { subscriptionPixels } from '../analytics/subscription-pixels.ts';
import type { Power } from '../statistics/required-exposure.ts';
import type { ExperimentName } from './catalogue.ts';

/** An event that can name the variant that is shown. */
type TellingParams = Omit<typeof pixelParams, BarePixelId> & typeof subscriptionPixels & typeof speedPixels;
type TellingId = keyof TellingParams;

/** Which counts of the beacon are meant: those of an event, whose own parameters have one of these values. */
export type Counted = {
  readonly [Id in TellingId]: {
    readonly event: Id;
    readonly where?: { readonly [Param in TellingParams[Id][number]]?: readonly string[] };
  };
}[TellingId];

/** What an experiment is to move, and what was planned before it began. */
export interface Conversion {
  readonly counted: Counted;
  /**
   * How many conversions an enrolment has at most. An event is sent once a page, so somebody who opens the page again can convert
   * again. As a bound it may be passed by a few: it is on the average of E[K²]/E[K], as `ComparisonPlan` says.
   */
  readonly mostPerEnrolment: number;
  /** The control group's conversions an enrolment, and the smallest difference worth finding, before anybody took part. */
  readonly planned: { readonly rate: number; readonly difference: number; readonly power: Power };
}

const usual = { mostPerEnrolment: 2, planned: { rate: 0.05, difference: 0.01, power: 0.8 } } as const;

/** What each experiment is judged by. Apart from its table, which every page loads. */
export const conversions: Readonly<Record<ExperimentName, Conversion>> = {
  windowsinstaller: { ...usual, counted: { event: 'download_click', where: { download: ['windows'] } } },
  privacypropromo: { ...usual, counted: { event: 'subscription_checkout_start' } },
  appbranding: { ...usual, counted: { event: 'download_click' } },
  defaultplan: { ...usual, counted: { event: 'subscription_checkout_start' } },
  duckaiuninstalledhomeaa: { ...usual, counted: { event: 'cta_click', where: { cta: ['chat-open'] } } },
};

/** What no experiment may make worse: a part of what is counted, of which less is better. */
export interface Guardrail {
  readonly counted: Counted;
  /** The counts of which it is a part. */
  readonly outOf: Counted;
}

/** The steps of LCP beyond what is good. */
const slow: readonly SpeedStep<'lcp'>[] = ['4000', '6000', 'more'];

/** The guardrails of every experiment. A new one is one row here: it is read, tested and shown with the others. */
export const guardrails = {
  bounces: { counted: { event: 'static.bounce' }, outOf: { event: 'page_impression' } },
  slow: { counted: { event: 'page_lcp', where: { lcp: slow } }, outOf: { event: 'page_lcp' } },
  errors: { counted: { event: 'subscription_checkout_error' }, outOf: { event: 'page_impression' } },
} as const satisfies Readonly<Record<string, Guardrail>>;

/** The name of a guardrail. */
export type GuardrailName = keyof typeof guardrails;

/** Every guardrail's name, in table order. */
export const guardrailNames = Object.keys(guardrails) as readonly GuardrailName[];
