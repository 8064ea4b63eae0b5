import type { MessageDescriptor } from '@lingui/core';
import { listedValues, type pageContext } from '../../../domain/analytics/fields.ts';
import type { pixelParams } from '../../../domain/analytics/pixel-params.ts';
import { type SpeedMeasure, speedSteps } from '../../../domain/analytics/speed-steps.ts';
import type { subscriptionPixels } from '../../../domain/analytics/subscription-pixels.ts';
import { mostViews } from '../../../domain/analytics/view-count.ts';
import type { ExperimentKey } from '../../../domain/experiment/experiment-key.ts';
import { publicLocales } from '../../../domain/locale/locale.ts';

type OwnParams = typeof pixelParams & typeof subscriptionPixels;
type OwnField = OwnParams[keyof OwnParams][number] | SpeedMeasure;
type ContextField = Exclude<keyof typeof pageContext, ExperimentKey>;

/**
 * Every field that an event may contain. `version` covers all experiments; `random` is the number at the start of the
 * query.
 */
export type CountedField = OwnField | ContextField | 'version' | 'random';

/** What a field means, and which values it can have. */
export interface FieldTexts {
  readonly name: MessageDescriptor;
  readonly values: MessageDescriptor;
}

/** Every field in words for visitors. A field without them does not compile. */
export const fieldTexts: Readonly<Record<CountedField, FieldTexts>> = {
  random: {
    name: { id: 'counted.field.random', message: 'A random number' },
    values: {
      id: 'counted.field.random.values',
      message: 'New for every count, so that none is taken for a copy of another. We do not keep it.',
    },
  },
  page: {
    name: { id: 'counted.field.page', message: 'The page' },
    values: {
      id: 'counted.field.page.values',
      message: 'One of {count} names. The address itself is never counted.',
      values: { count: listedValues.page.length },
    },
  },
  locale: {
    name: { id: 'counted.field.locale', message: 'The language of the page' },
    values: {
      id: 'counted.field.locale.values',
      message: 'One of {count}.',
      // Without the pseudo-locale, which visitors never see.
      values: { count: publicLocales.length },
    },
  },
  browser: {
    name: { id: 'counted.field.browser', message: 'The browser’s name' },
    values: {
      id: 'counted.field.browser.values',
      message: 'One of {count}, without its version.',
      values: { count: listedValues.browser.length },
    },
  },
  platform: {
    name: { id: 'counted.field.platform', message: 'The system' },
    values: {
      id: 'counted.field.platform.values',
      message: 'One of {count}, without its version.',
      values: { count: listedValues.platform.length },
    },
  },
  formFactor: {
    name: { id: 'counted.field.form-factor', message: 'The size of the device' },
    values: { id: 'counted.field.form-factor.values', message: 'Phone, tablet or computer.' },
  },
  installed: {
    name: { id: 'counted.field.installed', message: 'Whether an app or extension of ours is there' },
    values: { id: 'counted.field.yes-no', message: 'Yes or no.' },
  },
  origin: {
    name: { id: 'counted.field.origin', message: 'The campaign whose link you followed' },
    values: {
      id: 'counted.field.origin.values',
      message:
        'A few words from the link, the same for everybody who follows it. Nothing about the site it was on.',
    },
  },
  viewCount: {
    name: { id: 'counted.field.views', message: 'How many pages you opened in this tab' },
    values: {
      id: 'counted.field.views.values',
      message: '1 to {most}; more are counted as {most}.',
      values: { most: mostViews },
    },
  },
  version: {
    name: { id: 'counted.field.version', message: 'Which version of a page you saw' },
    values: {
      id: 'counted.field.version.values',
      message:
        'Only while we compare versions. Which one you see is chance, and we do not know who saw which.',
    },
  },
  cta: {
    name: { id: 'counted.field.cta', message: 'Which button or link' },
    values: {
      id: 'counted.field.cta.values',
      message: 'One of {count} names that we gave them.',
      values: { count: listedValues.cta.length },
    },
  },
  download: {
    name: { id: 'counted.field.download', message: 'The system of a download' },
    values: {
      id: 'counted.field.download.values',
      message: 'One of {count}.',
      values: { count: listedValues.download.length },
    },
  },
  timeOnPage: {
    name: { id: 'counted.field.time', message: 'How long a page was open before it was left' },
    values: { id: 'counted.field.time.values', message: 'Whole seconds, 0 to 10. Longer is not counted.' },
  },
  didScroll: {
    name: { id: 'counted.field.scrolled', message: 'Whether the page was scrolled' },
    values: { id: 'counted.field.yes-no', message: 'Yes or no.' },
  },
  ttfb: {
    name: { id: 'counted.field.ttfb', message: 'How soon the first data of a page arrived' },
    values: stepsOf('ttfb'),
  },
  lcp: {
    name: { id: 'counted.field.lcp', message: 'How soon the largest part of it was there' },
    values: stepsOf('lcp'),
  },
  inp: {
    name: { id: 'counted.field.inp', message: 'How soon it reacted to a click or a key' },
    values: stepsOf('inp'),
  },
  cls: {
    name: { id: 'counted.field.cls', message: 'How far parts of the page shifted' },
    values: {
      id: 'counted.field.cls.values',
      message: 'One of {count} steps, from hardly to a lot.',
      values: { count: speedSteps.cls.length + 1 },
    },
  },
  experiment: {
    name: { id: 'counted.field.experiment', message: 'Which versions are compared' },
    values: { id: 'counted.field.experiment.values', message: 'The name of the comparison.' },
  },
  variant: {
    name: { id: 'counted.field.variant', message: 'Which of them is shown' },
    values: { id: 'counted.field.variant.values', message: 'The name of the version.' },
  },
  period: {
    name: { id: 'counted.field.period', message: 'How a subscription is paid' },
    values: { id: 'counted.field.period.values', message: 'Monthly or yearly.' },
  },
  form: {
    name: { id: 'counted.field.form', message: 'What a code was asked for' },
    values: { id: 'counted.field.form.values', message: 'Signing in, a first address, or another one.' },
  },
  setting: {
    name: { id: 'counted.field.setting', message: 'Which setting was changed' },
    values: {
      id: 'counted.field.setting.values',
      message: 'One of {count}, including cloud save. Not what it was changed to.',
      values: { count: listedValues.setting.length },
    },
  },
  code: {
    name: { id: 'counted.field.code', message: 'Why a purchase or something else failed' },
    values: {
      id: 'counted.field.code.values',
      message: 'One of {count} words such as “offline.” Nothing about you, your address or your card.',
      values: { count: listedValues.code.length },
    },
  },
};

/** The steps of a duration: the first goes up to a limit, the last is everything above one. */
function stepsOf(measure: 'ttfb' | 'lcp' | 'inp'): MessageDescriptor {
  const { length, 0: first, [length - 1]: last } = speedSteps[measure];
  return {
    id: 'counted.field.steps',
    message: 'One of {count} steps, from up to {first, number} to more than {last, number} milliseconds.',
    values: { count: length + 1, first, last },
  };
}
