import { describe, expect, it } from 'vitest';
import { isBare } from '../../../src/domain/analytics/pixel-params.ts';
import { isPixelId, pixels } from '../../../src/domain/analytics/pixels.ts';
import { experimentNames, experiments } from '../../../src/domain/experiment/catalogue.ts';
import { experimentKey } from '../../../src/domain/experiment/experiment-key.ts';
import {
  type Counted,
  conversions,
  guardrailNames,
  guardrails,
} from '../../../src/domain/experiment/measures.ts';

const counted: readonly (readonly [what: string, counted: Counted])[] = [
  ...experimentNames.map((name) => [`the conversion of ${name}`, conversions[name].counted] as const),
  ...guardrailNames.flatMap((name) => [
    [`the guardrail ${name}`, guardrails[name].counted] as const,
    [`what the guardrail ${name} is a part of`, guardrails[name].outOf] as const,
  ]),
];

describe('what experiments are judged by', () => {
  it.each(counted)(
    'has, as %s, an event of the registry that names the arm, with values it may have',
    (_, { event, where = {} }) => {
      const { params, optional } = pixels[event];
      for (const name of experimentNames) expect(optional).toHaveProperty(experimentKey(name));
      const rules: Readonly<Record<string, RegExp>> = params;
      for (const [param, values] of Object.entries<readonly string[]>(where)) {
        expect(values).not.toEqual([]);
        for (const value of values) expect(value).toMatch(rules[param] ?? /^$/);
      }
    },
  );

  it('is compared with the first variant, which is the control group wherever there are several', () => {
    for (const { variants } of Object.values(experiments)) {
      expect(variants.length === 1 ? 'control' : variants[0]).toBe('control');
    }
  });

  it('is planned with rates that can be, and a bound that they keep', () => {
    for (const { planned, mostPerEnrolment } of Object.values(conversions)) {
      expect(planned.rate).toBeGreaterThan(0);
      expect(planned.difference).not.toBe(0);
      expect(planned.rate + planned.difference).toBeGreaterThan(0);
      expect(mostPerEnrolment).toBeGreaterThanOrEqual(1);
    }
  });

  it('has every event that tells of an error behind a guardrail', () => {
    const errors = Object.keys(pixels).filter((id) => isPixelId(id) && !isBare(id) && id.endsWith('_error'));
    const watched = guardrailNames.map((name) => guardrails[name].counted.event as string);
    expect(errors.filter((id) => !watched.includes(id))).toEqual([]);
  });
});
