import { browserNames, devicePlatforms, formFactors } from '../device/device.ts';
import {
  type ExperimentKey,
  type ExperimentName,
  experimentKey,
  experimentNames,
  experiments,
} from '../experiment/catalogue.ts';
import { localeTags } from '../locale/locale.ts';
import { billingPeriods } from '../subscription/billing-period.ts';
import { countedOriginPattern } from './counted-origin.ts';
import { pageNames } from './page-name.ts';
import { type SpeedMeasure, speedSteps } from './speed-steps.ts';

/** A field that holds the step of a measure. */
const stepOf = (measure: SpeedMeasure) => oneOf([...speedSteps[measure].map(String), 'more']);

/** A field that holds one of a few words. */
function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`);
}

/** The variants that a page shows, by the name of each experiment. */
export const shownExperiments = Object.fromEntries(
  experimentNames.map((name) => [experimentKey(name), oneOf(experiments[name].variants)]),
) as { readonly [Name in ExperimentName as ExperimentKey<Name>]: RegExp };

/** What each field of an event may hold. Every one has few values, so that no event tells one visitor from another. */
export const fields = {
  page: oneOf(pageNames),
  locale: oneOf(localeTags),
  yesOrNo: /^(?:true|false)$/,
  /** Whole seconds, none beyond the time in which leaving is a bounce. */
  bounceSeconds: /^(?:[0-9]|10)$/,
  /** A name that the page's author gave. */
  label: /^[a-z][a-z0-9-]{0,39}$/,
  billingPeriod: oneOf(billingPeriods),
  platform: oneOf(devicePlatforms),
  experiment: oneOf(experimentNames),
  speed: { lcp: stepOf('lcp'), inp: stepOf('inp'), cls: stepOf('cls'), ttfb: stepOf('ttfb') },
} as const;

/**
 * What any event of a running page may carry beside its own fields. The script of static pages sends all but the
 * experiments (ADR 0012). Specification, section 3, "Analytics params".
 */
export const pageContext = {
  browser: oneOf(browserNames),
  formFactor: oneOf(formFactors),
  locale: fields.locale,
  platform: fields.platform,
  /** Whether one of our apps or the extension is there. */
  installed: fields.yesOrNo,
  /** Entry, source and campaign of the visit's origin. */
  origin: countedOriginPattern,
  /** Pages seen in this visit of one tab, 1 to 10; 1 where nothing can be kept from page to page. */
  viewCount: /^(?:[1-9]|10)$/,
  ...shownExperiments,
} as const;
