import { describe, expect, it } from 'vitest';
import { experimentNames } from '../../../src/domain/experiment/catalogue.ts';
import {
  type ArmCounts,
  type ArmCountsOfDay,
  cumulated,
  noCounts,
} from '../../../src/domain/experiment/counts.ts';
import { evaluateExperiment, falseMismatches } from '../../../src/domain/experiment/evaluate.ts';
import { rateDifference } from '../../../src/domain/statistics/rate-difference.ts';
import { requiredExposure } from '../../../src/domain/statistics/required-exposure.ts';

const arm = (
  enrolments: number,
  conversions = 0,
  further: Partial<ArmCounts['guardrails']> = {},
): ArmCounts => ({
  enrolments,
  conversions,
  guardrails: { ...noCounts.guardrails, ...further },
});
const day = (date: number, arms: ArmCountsOfDay['arms']): ArmCountsOfDay => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  arms,
});
const planned = { rate: 0.05, difference: 0.01, power: 0.8, mostPerUnit: 2 } as const;
/** A fifth of what both arms need. */
const narrowestAt = 2 * 34_133 * 0.2;

describe('counts up to a day', () => {
  it('are the sums of all arms, also of one that a day has nothing of', () => {
    const bounces = { count: 1, of: 3 };
    expect(
      cumulated(
        ['control', 'treatment'],
        [
          day(1, { control: arm(10, 1, { bounces }) }),
          day(2, { control: arm(5, 2, { bounces }), treatment: arm(7) }),
        ],
      ),
    ).toEqual([
      day(1, { control: arm(10, 1, { bounces }), treatment: noCounts }),
      day(2, { control: arm(15, 3, { bounces: { count: 2, of: 6 } }), treatment: arm(7) }),
    ]);
  });
});

describe('an experiment without counts', () => {
  it.each(experimentNames)('says of %s that there are none, and what is planned', (name) => {
    const { arms, required, conversion, guardrails } = evaluateExperiment(name, []);
    expect(arms.every((counts) => counts.enrolments === 0 && counts.conversions === 0)).toBe(true);
    expect(required).toBeGreaterThan(1_000);
    for (const { looks, standing } of [...conversion, ...Object.values(guardrails).flat()]) {
      expect([looks, standing]).toEqual([[], 'few']);
    }
  });
});

describe('an experiment of two arms', () => {
  const evaluation = evaluateExperiment('defaultplan', [
    day(1, { control: arm(1_000, 40), treatment: arm(1_020, 80) }),
    day(2, { control: arm(1_000, 60), treatment: arm(980, 120) }),
  ]);

  it('has each arm’s counts of all days, and what each arm needs', () => {
    expect(evaluation.arms).toEqual([
      { variant: 'control', ...arm(2_000, 100) },
      { variant: 'treatment', ...arm(2_000, 200) },
    ]);
    expect(evaluation.control).toBe('control');
    expect(evaluation.incomparable).toBeNull();
    expect(evaluation.required).toBe(requiredExposure({ ...planned, alpha: 0.05 }));
    expect(evaluation.required).toBe(34_133);
  });

  it('has the interval after each day, in conversions an enrolment that may have two', () => {
    const [comparison] = evaluation.conversion;
    const plan = { alpha: 0.05, narrowestAt, mostPerUnit: 2 };
    expect(comparison?.variant).toBe('treatment');
    expect(comparison?.looks).toEqual([
      {
        day: '2026-11-01',
        interval: rateDifference({ count: 40, of: 1_000 }, { count: 80, of: 1_020 }, plan),
      },
      {
        day: '2026-11-02',
        interval: rateDifference({ count: 100, of: 2_000 }, { count: 200, of: 2_000 }, plan),
      },
    ]);
  });

  it.each([
    ['few', 3, 4],
    ['open', 100, 120],
    ['more', 200, 500],
    ['less', 500, 200],
  ] as const)(
    'stands at %s for %d conversions of the control group and %d of the other',
    (standing, before, after) => {
      const days = [day(1, { control: arm(2_000, before), treatment: arm(2_000, after) })];
      expect(evaluateExperiment('defaultplan', days).conversion[0]?.standing).toBe(standing);
    },
  );

  it('stands as after its last day', () => {
    const days = [
      day(1, { control: arm(2_000, 200), treatment: arm(2_000, 500) }),
      day(2, { control: arm(2_000, 500), treatment: arm(2_000, 200) }),
    ];
    expect(evaluateExperiment('defaultplan', days).conversion[0]?.standing).toBe('open');
  });

  it('is red when enrolments do not come as they are drawn, and for good', () => {
    expect(evaluation.ratio).toEqual({ off: false, pValue: 1 });
    const skewed = day(1, { control: arm(560), treatment: arm(400) });
    const levelled = day(2, { control: arm(400), treatment: arm(560) });
    for (const days of [[skewed], [skewed, levelled]]) {
      const { ratio } = evaluateExperiment('defaultplan', days);
      expect(ratio?.off).toBe(true);
      expect(ratio?.pValue).toBeLessThan(falseMismatches);
    }
    expect(
      evaluateExperiment('defaultplan', [day(1, { control: arm(500), treatment: arm(460) })]).ratio?.off,
    ).toBe(false);
  });
});

describe('the guardrails of an experiment', () => {
  const bounces = (count: number, of: number) => ({ bounces: { count, of } });
  const guardrail = (control: ArmCounts, treatment: ArmCounts) =>
    evaluateExperiment('defaultplan', [day(1, { control, treatment })]).guardrails.bounces[0];

  it('compare parts of the pages shown, of which as many count as are independent of each other', () => {
    const found = guardrail(arm(1_000, 0, bounces(600, 3_000)), arm(1_000, 0, bounces(660, 3_000)));
    // Three pages an enrolment: five of that of a page picked at random, so 600 say as much.
    expect(found?.looks[0]?.interval).toEqual(
      rateDifference(
        { count: 120, of: 600 },
        { count: 132, of: 600 },
        { alpha: 0.05, narrowestAt, mostPerUnit: 1 },
      ),
    );
    expect(found?.looks[0]?.interval?.difference).toBeCloseTo(0.02, 12);
    expect(found?.standing).toBe('open');
  });

  it('take no page for more than one', () => {
    const [one, other] = [arm(4_000, 0, bounces(200, 1_000)), arm(4_000, 0, bounces(400, 1_000))];
    expect(guardrail(one, other)?.looks[0]?.interval).toEqual(
      rateDifference(
        { count: 200, of: 1_000 },
        { count: 400, of: 1_000 },
        { alpha: 0.05, narrowestAt, mostPerUnit: 1 },
      ),
    );
    expect(guardrail(one, other)?.standing).toBe('more');
    expect(guardrail(other, one)?.standing).toBe('less');
  });

  it('say nothing where nobody was enrolled, or nothing was shown', () => {
    expect(guardrail(arm(0), arm(0))?.standing).toBe('few');
    expect(guardrail(arm(100), arm(100))?.looks[0]?.interval).toBeNull();
    expect(guardrail(arm(0, 0, bounces(100, 500)), arm(0, 0, bounces(200, 500)))?.standing).toBe('few');
  });
});

describe('an experiment of three arms', () => {
  it('compares each with the control group, so that all together raise no more false alarms', () => {
    const { conversion, required, guardrails } = evaluateExperiment('duckaiuninstalledhomeaa', [
      day(1, { control: arm(1_000, 50), b: arm(1_000, 60), c: arm(1_000, 70) }),
    ]);
    expect(conversion.map(({ variant }) => variant)).toEqual(['b', 'c']);
    expect(guardrails.errors.map(({ variant }) => variant)).toEqual(['b', 'c']);
    expect(required).toBe(requiredExposure({ ...planned, alpha: 0.025 }));
    expect(conversion[1]?.looks[0]?.interval).toEqual(
      rateDifference(
        { count: 50, of: 1_000 },
        { count: 70, of: 1_000 },
        { alpha: 0.025, narrowestAt: 2 * required * 0.2, mostPerUnit: 2 },
      ),
    );
  });
});

describe('an experiment that cannot be compared', () => {
  const counts = { control: arm(900, 90), bb: arm(10, 9), new: arm(900, 90) };

  it.each([
    ['windowsinstaller', 'one-arm', 'new'],
    ['appbranding', 'by-hour', 'control'],
  ] as const)('shows the counts of %s and no difference: %s', (name, incomparable, control) => {
    const evaluation = evaluateExperiment(name, [day(1, counts)]);
    expect(evaluation).toMatchObject({ incomparable, control, ratio: null, conversion: [] });
    expect(Object.values(evaluation.guardrails).flat()).toEqual([]);
    expect(evaluation.arms[0]?.enrolments).toBe(900);
  });
});
