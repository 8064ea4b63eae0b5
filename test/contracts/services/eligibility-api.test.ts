import { describe, expect, it } from 'vitest';
import { HttpEligibilityApi } from '../../../src/adapters/http/http-eligibility-api.ts';
import { MemoryEligibilityApi } from '../../../src/adapters/memory/memory-eligibility-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import type { EligibilityApi } from '../../../src/application/ports/eligibility-api.ts';
import { clientOf } from '../../support/http-services.ts';
import { serverOfFile } from '../../support/server-of-file.ts';
import { valueOf } from '../../support/services.ts';

/** What every {@link EligibilityApi} does; `open` is the service as a visitor from a country meets it. */
function eligibilityApiContract(name: string, open: (country: string) => EligibilityApi): void {
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

const server = serverOfFile();

eligibilityApiContract(
  'MemoryEligibilityApi',
  (country) => new MemoryEligibilityApi(() => country, new MemoryNetwork()),
);

eligibilityApiContract(
  'HttpEligibilityApi',
  (country) => new HttpEligibilityApi(clientOf(server(), country)),
);
