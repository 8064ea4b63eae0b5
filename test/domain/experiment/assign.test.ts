import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceKind } from '../../../src/domain/device/device.ts';
import {
  type Assigned,
  type AssignmentSigns,
  applyAfterEnrolment,
  assign as assignTo,
  excludedCampaign,
  type Filter,
  keepingOf,
} from '../../../src/domain/experiment/assign.ts';
import {
  defaultPlanFilter,
  type Eligibility,
  filterOf,
  type Whereabouts,
} from '../../../src/domain/experiment/audience.ts';
import {
  type ExperimentName,
  experimentNames,
  experiments,
} from '../../../src/domain/experiment/catalogue.ts';
import { experimentOf } from '../../../src/domain/experiment/experiment-of.ts';
import assignments from '../../vectors/experiment-assignment.json' with { type: 'json' };
import filters from '../../vectors/experiment-defaultplan.json' with { type: 'json' };

function assign(name: ExperimentName, given: AssignmentSigns): Assigned<string> {
  return assignTo<string>(experimentOf(name), given);
}

/** A visitor about whom nothing is special. */
function signs(override: Partial<AssignmentSigns> = {}): AssignmentSigns {
  return {
    urlValue: null,
    hasStorage: true,
    storedValue: null,
    filter: 'allowed',
    campaign: '',
    backendValue: null,
    visitValue: null,
    draw: 0.5,
    ...override,
  };
}

const anySigns: fc.Arbitrary<AssignmentSigns> = fc.record({
  urlValue: fc.option(fc.constantFrom('unassigned', '_', 'control', 'b', 'x', '')),
  hasStorage: fc.boolean(),
  storedValue: fc.option(fc.constantFrom('control', 'b', 'banner', 'x', '')),
  filter: fc.constantFrom<Filter>('allowed', 'pending', 'blocked'),
  campaign: fc.constantFrom('', 'spring', excludedCampaign),
  backendValue: fc.constantFrom('control', 'buck'),
  visitValue: fc.option(fc.constantFrom('control', 'b', 'treatment', 'x', '')),
  draw: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

describe('an assignment', () => {
  for (const { title, name, signs: given, variant, method } of assignments) {
    it(title, () => {
      const known = experimentNames.find((known) => known === name) as ExperimentName;
      const { filter, ...rest } = given as Partial<AssignmentSigns>;
      const assignment = assign(known, signs({ ...rest, ...(filter === undefined ? {} : { filter }) }));
      expect(assignment).toEqual({ kind: 'ready', variant, method });
    });
  }

  it('is not ready while it is not known who may take part, whatever else is known', () => {
    const pending = signs({ filter: 'pending', storedValue: 'control', urlValue: 'control' });
    expect(assign('defaultplan', pending)).toEqual({ kind: 'pending' });
  });

  it('throws when the service is to choose and did not, or chose no variant', () => {
    const message = 'No value from the service for experiment appbranding';
    expect(() => assign('appbranding', signs())).toThrow(message);
    expect(() => assign('appbranding', signs({ backendValue: 'bucky' }))).toThrow(message);
  });

  it('is always a variant of the experiment or none, by one method, and the same again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...experimentNames), anySigns, (name, given) => {
        const assignment = assign(name, given);
        expect(assign(name, given)).toEqual(assignment);
        if (assignment.kind === 'pending') expect(given.filter).toBe('pending');
        else {
          expect([null, ...experiments[name].variants]).toContain(assignment.variant);
          if (!given.hasStorage || given.filter === 'blocked') expect(assignment.variant).toBeNull();
        }
      }),
    );
  });
});

describe('who may take part in defaultplan', () => {
  it('is in the United States or the United Kingdom, and in no other country there could be', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const allowed = (code: string) =>
      defaultPlanFilter({ deviceKind: 'mobile-app', country: { code }, eligibility: 'eligible' }) ===
      'allowed';
    expect(codes.filter(allowed)).toEqual(['gb', 'us']);
    expect(codes.map((code) => code.toUpperCase()).filter(allowed)).toEqual(['GB', 'US']);
    expect(['', 'u', 'usa', 'uk', 'gbr'].filter(allowed)).toEqual([]);
  });
});

describe('what is kept of an assignment', () => {
  const kept = (name: ExperimentName, given: Partial<AssignmentSigns>) =>
    keepingOf(experiments[name], assign(name, signs(given)), given.visitValue ?? null);

  it('is a persisted variant for good, and an enrolment the first time', () => {
    expect(kept('duckaiuninstalledhomeaa', { draw: 0 })).toEqual({
      medium: 'local',
      text: 'control',
      isEnrolment: true,
    });
    expect(kept('duckaiuninstalledhomeaa', { storedValue: 'b' })).toBeNull();
  });

  it('is any other variant for the visit, and an enrolment once', () => {
    expect(kept('defaultplan', { draw: 0.9 })).toEqual({
      medium: 'session',
      text: 'treatment',
      isEnrolment: true,
    });
    expect(kept('defaultplan', { visitValue: 'treatment' })?.isEnrolment).toBe(false);
    expect(kept('defaultplan', { visitValue: 'treatment', urlValue: 'control' })).toEqual({
      medium: 'session',
      text: 'control',
      isEnrolment: true,
    });
  });

  it('is that none was drawn, for the visit, which is no enrolment', () => {
    expect(kept('privacypropromo', {})).toEqual({ medium: 'session', text: '', isEnrolment: false });
  });

  it('is nothing where nothing was given', () => {
    for (const given of [
      { urlValue: 'unassigned' },
      { hasStorage: false },
      { filter: 'blocked' as const },
      { filter: 'pending' as const },
      { campaign: excludedCampaign },
    ]) {
      expect(kept('defaultplan', given)).toBeNull();
    }
  });
});

describe('what is done after the enrolment', () => {
  const enrolled = assignTo(experimentOf('defaultplan'), signs({ draw: 0.9 }));

  it('may change the variant, which makes the method manual', () => {
    expect(applyAfterEnrolment(enrolled, () => 'control')).toEqual({
      kind: 'ready',
      variant: 'control',
      method: 'manual',
    });
    expect(applyAfterEnrolment(enrolled, () => null)).toEqual({
      kind: 'ready',
      variant: null,
      method: 'manual',
    });
  });

  it('leaves the method when it leaves the variant', () => {
    expect(applyAfterEnrolment(enrolled, (variant) => variant)).toBe(enrolled);
    expect(enrolled).toEqual({ kind: 'ready', variant: 'treatment', method: 'random' });
  });

  it('does not happen to who is not enrolled', () => {
    const seen: string[] = [];
    const hook = (variant: 'control' | 'treatment') => {
      seen.push(variant);
      return variant;
    };
    const none = assignTo(experimentOf('defaultplan'), signs({ filter: 'blocked' }));
    expect(applyAfterEnrolment(none, hook)).toBe(none);
    expect(applyAfterEnrolment({ kind: 'pending' }, hook)).toEqual({ kind: 'pending' });
    expect(seen).toEqual([]);
  });
});

describe('who takes part in defaultplan', () => {
  for (const { deviceKind, country, eligibility, filter } of filters) {
    const whereabouts: Whereabouts =
      country === 'pending' || country === 'unknown' ? country : { code: country };
    it(`is ${filter} for ${deviceKind} in a country that is ${country}, ${eligibility}`, () => {
      const audience = {
        deviceKind: deviceKind as DeviceKind,
        country: whereabouts,
        eligibility: eligibility as Eligibility,
      };
      expect(defaultPlanFilter(audience)).toBe(filter);
      expect(filterOf('defaultplan', audience)).toBe(filter);
      for (const name of experimentNames.filter((name) => name !== 'defaultplan')) {
        expect(filterOf(name, audience)).toBe('allowed');
      }
    });
  }
});
