import { browserNames, devicePlatforms, formFactors } from '../device/device.ts';
import { downloads } from '../download/downloads.ts';
import {
  type ExperimentName,
  experimentNames,
  experiments,
  type VariantOf,
} from '../experiment/catalogue.ts';
import { type ExperimentKey, experimentKey } from '../experiment/experiment-key.ts';
import { localeTags } from '../locale/locale.ts';
import { settingCodes } from '../settings/catalogue.ts';
import { billingPeriods } from '../subscription/billing-period.ts';
import { codeForms } from './code-forms.ts';
import { countedOriginPattern } from './counted-origin.ts';
import { ctas } from './ctas.ts';
import { earlierFailureCode, failureCodes } from './failure-pixels.ts';
import { pageNames } from './page-name.ts';
import { type SpeedMeasure, type SpeedStep, speedSteps } from './speed-steps.ts';

const yesOrNo = ['true', 'false'] as const;
const stepsOf = <Measure extends SpeedMeasure>(measure: Measure) =>
  [...speedSteps[measure].map(String), 'more'] as readonly SpeedStep<Measure>[];
const variantsOf = (name: ExperimentName): readonly VariantOf<ExperimentName>[] => experiments[name].variants;

/** The fields with a closed set of values. Code that sends any other value does not compile. */
export const listedValues = {
  page: pageNames,
  locale: localeTags,
  browser: browserNames,
  formFactor: formFactors,
  platform: devicePlatforms,
  /** Whether one of our apps or the extension is installed. */
  installed: yesOrNo,
  download: [...new Set(Object.values(downloads).map(({ platform }) => platform))],
  didScroll: yesOrNo,
  cta: ctas,
  setting: settingCodes,
  period: billingPeriods,
  form: codeForms,
  code: failureCodes,
  experiment: experimentNames,
  variant: [...new Set(experimentNames.flatMap(variantsOf))],
  lcp: stepsOf('lcp'),
  inp: stepsOf('inp'),
  cls: stepsOf('cls'),
  ttfb: stepsOf('ttfb'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Matches one of the given words. */
function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})$`);
}

/** The fields that carry the variants shown on a page, by experiment. */
export const shownExperiments = Object.fromEntries(
  experimentNames.map((name) => [experimentKey(name), oneOf(experiments[name].variants)]),
) as { readonly [Name in ExperimentName as ExperimentKey<Name>]: RegExp };

/** The values each field of an event may have. Every field has few values, so that no event can identify a visitor. */
export const fields = {
  ...(Object.fromEntries(Object.entries(listedValues).map(([name, values]) => [name, oneOf(values)])) as {
    readonly [Name in keyof typeof listedValues]: RegExp;
  }),
  code: oneOf([...failureCodes, earlierFailureCode]),
  /** Whole seconds, up to the time within which leaving is a bounce. */
  timeOnPage: /^(?:[0-9]|10)$/,
  /** Entry, source and campaign of the visit's origin. */
  origin: countedOriginPattern,
  /** Number of pages seen in this visit of one tab, 1 to 10; always 1 when storage is unavailable. */
  viewCount: /^(?:[1-9]|10)$/,
} as const;

/**
 * The context that events of a live page may carry in addition to their own fields. The script of static pages sends
 * everything but the experiments (ADR 0012). Specification, section 3, "Analytics params".
 */
export const pageContext = {
  browser: fields.browser,
  formFactor: fields.formFactor,
  locale: fields.locale,
  platform: fields.platform,
  installed: fields.installed,
  origin: fields.origin,
  viewCount: fields.viewCount,
  ...shownExperiments,
} as const;
