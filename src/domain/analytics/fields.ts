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

/** The fields of which all values are known, with the values that each may have: code that sends another does not compile. */
export const listedValues = {
  page: pageNames,
  locale: localeTags,
  browser: browserNames,
  formFactor: formFactors,
  platform: devicePlatforms,
  /** Whether one of our apps or the extension is there. */
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
  ...(Object.fromEntries(Object.entries(listedValues).map(([name, values]) => [name, oneOf(values)])) as {
    readonly [Name in keyof typeof listedValues]: RegExp;
  }),
  code: oneOf([...failureCodes, earlierFailureCode]),
  /** Whole seconds, none beyond the time in which leaving is a bounce. */
  timeOnPage: /^(?:[0-9]|10)$/,
  /** Entry, source and campaign of the visit's origin. */
  origin: countedOriginPattern,
  /** Pages seen in this visit of one tab, 1 to 10; 1 where nothing can be kept from page to page. */
  viewCount: /^(?:[1-9]|10)$/,
} as const;

/**
 * What any event of a running page may carry beside its own fields. The script of static pages sends all but the
 * experiments (ADR 0012). Specification, section 3, "Analytics params".
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
