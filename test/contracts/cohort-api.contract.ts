import { describe, expect, it } from 'vitest';
import type { CohortApi } from '../../src/application/ports/cohort-api.ts';
import { cohortAt, formatAtb, parseAtb } from '../../src/domain/cohort/atb.ts';
import { valueOf } from './services.ts';

/** The cohort service and the time on its clock, in milliseconds since the epoch. */
export interface CohortSide {
  readonly api: CohortApi;
  readonly now: () => number | Promise<number>;
}

/** What every {@link CohortApi} does. */
export function cohortApiContract(name: string, open: () => CohortSide): void {
  describe(`${name} as the cohort service`, () => {
    it('gives the cohort of its day to who comes for the first time, and nothing to replace', async () => {
      const { api, now } = open();
      expect(valueOf(await api.current(null))).toEqual({ today: cohortAt(await now()), replacement: null });
    });

    it('gives the same day to who has a cohort, and replaces it by one that can be read, if at all', async () => {
      const { api, now } = open();
      const { today, replacement } = valueOf(await api.current({ week: 105, day: 2, variant: 'ma' }));
      expect(today).toEqual(cohortAt(await now()));
      if (replacement !== null) {
        expect(parseAtb(formatAtb(replacement))).toEqual({ ok: true, value: replacement });
      }
    });
  });
}
