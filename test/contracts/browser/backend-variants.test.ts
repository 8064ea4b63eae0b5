import { describe, expect, it } from 'vitest';
import { NavigationBackendVariants } from '../../../src/adapters/browser/navigation-backend-variants.ts';
import { MemoryBackendVariants } from '../../../src/adapters/memory/memory-backend-variants.ts';
import type { BackendVariants } from '../../../src/application/ports/backend-variants.ts';
import { type ExperimentName, experimentNames } from '../../../src/domain/experiment/catalogue.ts';

/** What every {@link BackendVariants} does; `open` is a page for which the service chose these. */
function backendVariantsContract(
  name: string,
  open: (chosen: Partial<Record<ExperimentName, string>>) => BackendVariants,
): void {
  describe(`${name} as the service’s choice of variants`, () => {
    it('gives what was chosen as it came, and null for the rest', () => {
      const variants = open({ appbranding: 'buckc', defaultplan: 'no variant' });
      expect(variants.variant('appbranding')).toBe('buckc');
      expect(variants.variant('defaultplan')).toBe('no variant');
      expect(variants.variant('windowsinstaller')).toBeNull();
    });

    it('gives null for all where the service chose nothing', () => {
      for (const experiment of experimentNames) expect(open({}).variant(experiment)).toBeNull();
    });
  });
}

backendVariantsContract('MemoryBackendVariants', (chosen) => new MemoryBackendVariants(chosen));
backendVariantsContract('NavigationBackendVariants', (chosen) => {
  const serverTiming = Object.entries(chosen).map(([name, description]) => ({
    name: `exp_${name}`,
    description,
  }));
  return new NavigationBackendVariants({ getEntriesByType: () => [{ serverTiming }] });
});
