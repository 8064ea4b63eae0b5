import { describe, expect, it } from 'vitest';
import type { EligibilityApi } from '../../src/application/ports/eligibility-api.ts';
import { valueOf } from './services.ts';

/** What every {@link EligibilityApi} does; `open` is the service as a visitor from a country meets it. */
export function eligibilityApiContract(name: string, open: (country: string) => EligibilityApi): void {
  describe(`${name} as the check of eligibility`, () => {
    it.each([
      ['US', true],
      ['GB', true],
      ['DE', true],
      ['JP', false],
      ['CH', false],
    ])('says to a visitor from %s whether the subscription is sold there (%s)', async (country, sold) => {
      expect(valueOf(await open(country).check())).toBe(sold);
    });
  });
}
