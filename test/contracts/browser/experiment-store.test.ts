import { describe, expect, it } from 'vitest';
import { MemoryExperimentStore } from '../../../src/adapters/memory/memory-experiment-store.ts';
import { WebExperimentStore } from '../../../src/adapters/storage/web-experiment-store.ts';
import type { ExperimentStore } from '../../../src/application/ports/experiment-store.ts';
import { experimentNames } from '../../../src/domain/experiment/catalogue.ts';
import { Browser, refusingTab } from '../../support/browser-tabs.ts';

/** What every {@link ExperimentStore} does; each call of what `open` gives is one more page of the same browser. */
function experimentStoreContract(name: string, open: () => () => ExperimentStore): void {
  describe(`${name} as the store of experiments`, () => {
    it('is available and empty at first', () => {
      const store = open()();
      expect(store.available).toBe(true);
      for (const experiment of experimentNames) expect(store.read(experiment)).toBeNull();
      for (const experiment of experimentNames) expect(store.readVisit(experiment)).toBeNull();
    });

    it('keeps what holds for the visit apart from what holds for good, also that none was drawn', () => {
      const page = open();
      const store = page();
      store.writeVisit('defaultplan', 'treatment');
      store.writeVisit('privacypropromo', '');
      store.write('privacypropromo', 'banner');
      for (const later of [store, page()]) {
        expect(later.readVisit('defaultplan')).toBe('treatment');
        expect(later.read('defaultplan')).toBeNull();
        expect(later.readVisit('privacypropromo')).toBe('');
        expect(later.read('privacypropromo')).toBe('banner');
      }
    });

    it('keeps each experiment’s variant for the next page, apart from the others', () => {
      const page = open();
      const store = page();
      store.write('duckaiuninstalledhomeaa', 'b');
      store.write('privacypropromo', 'control');
      store.write('privacypropromo', 'banner');
      for (const later of [store, page()]) {
        expect(later.read('duckaiuninstalledhomeaa')).toBe('b');
        expect(later.read('privacypropromo')).toBe('banner');
        expect(later.read('defaultplan')).toBeNull();
      }
    });
  });
}

/** What every {@link ExperimentStore} does in a browser that refuses local storage. */
function noExperimentStoreContract(name: string, open: () => ExperimentStore): void {
  describe(`${name} without local storage`, () => {
    it('is not available, keeps nothing and never fails', () => {
      const store = open();
      expect(store.available).toBe(false);
      expect(() => store.write('privacypropromo', 'banner')).not.toThrow();
      expect(store.read('privacypropromo')).toBeNull();
      expect(() => store.writeVisit('privacypropromo', 'banner')).not.toThrow();
      expect(store.readVisit('privacypropromo')).toBeNull();
    });
  });
}

experimentStoreContract('MemoryExperimentStore', () => {
  const store = new MemoryExperimentStore();
  return () => store;
});

experimentStoreContract('WebExperimentStore', () => {
  const tab = new Browser().open();
  return () => new WebExperimentStore(tab);
});

noExperimentStoreContract('MemoryExperimentStore', () => new MemoryExperimentStore(false));
noExperimentStoreContract('WebExperimentStore', () => new WebExperimentStore(refusingTab));
