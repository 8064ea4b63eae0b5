import { describe, expect, it } from 'vitest';
import { DocumentPageExperiments } from '../../../src/adapters/browser/document-page-experiments.ts';
import { MemoryPageExperiments } from '../../../src/adapters/memory/memory-page-experiments.ts';
import type { PageExperiments } from '../../../src/application/ports/page-experiments.ts';
import { carried } from '../../../src/domain/experiment/carried.ts';
import {
  type ExperimentName,
  experimentNames,
  type VariantOf,
} from '../../../src/domain/experiment/catalogue.ts';

/** A page and what was assigned before it was painted. */
interface PaintedPage {
  readonly carrying: { readonly [Name in ExperimentName]?: VariantOf<Name> | null };
  readonly enrolled: readonly ExperimentName[];
}

/** What every {@link PageExperiments} does. */
function pageExperimentsContract(name: string, open: (page: PaintedPage) => PageExperiments): void {
  describe(`${name} as the experiments of a page`, () => {
    it('tells a variant, that none is shown, and what the page does not carry', () => {
      const page = open({ carrying: { privacypropromo: 'banner', defaultplan: null }, enrolled: [] });
      expect(page.carried()).toEqual(['privacypropromo', 'defaultplan']);
      expect(page.shown('privacypropromo')).toBe('banner');
      expect(page.shown('defaultplan')).toBeNull();
      expect(page.shown('appbranding')).toBeUndefined();
      expect(page.enrolled()).toEqual([]);
    });

    it('tells in which the visitor takes part since this page', () => {
      const page = open({
        carrying: { privacypropromo: 'banner', defaultplan: 'treatment' },
        enrolled: ['defaultplan'],
      });
      expect(page.enrolled()).toEqual(['defaultplan']);
    });

    it('carries nothing where nothing is said', () => {
      const page = open({ carrying: {}, enrolled: [] });
      for (const experiment of experimentNames) expect(page.shown(experiment)).toBeUndefined();
      expect(page.carried()).toEqual([]);
      expect(page.enrolled()).toEqual([]);
    });
  });
}

pageExperimentsContract(
  'MemoryPageExperiments',
  ({ carrying, enrolled }) => new MemoryPageExperiments(carrying, enrolled),
);

pageExperimentsContract('DocumentPageExperiments', ({ carrying, enrolled }) => {
  const attributes = new Map<string, string | null>(
    Object.entries(carrying).map(([name, variant]) => [`data-exp-${name}`, variant]),
  );
  const names = experimentNames.filter((name) => name in carrying);
  if (names.length > 0) attributes.set('data-experiments', JSON.stringify(names.map(carried)));
  if (enrolled.length > 0) attributes.set('data-enrolled', enrolled.join(' '));
  return new DocumentPageExperiments({ getAttribute: (name) => attributes.get(name) ?? null });
});
