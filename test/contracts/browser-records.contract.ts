import { describe, expect, it } from 'vitest';
import type { BrowserRecord, BrowserRecords } from '../../src/application/ports/browser-records.ts';

/** What every {@link BrowserRecords} does; `open` is a browser that keeps what it is given, or refuses to keep anything. */
export function browserRecordsContract(
  name: string,
  open: (kept: readonly BrowserRecord[], refuses?: boolean) => BrowserRecords,
): void {
  describe(`${name} as what a browser keeps`, () => {
    const kept = [
      { place: 'local', name: 'visit_market', text: '{"value":"gb","until":null}' },
      { place: 'session', name: 'visit_market', text: '' },
      { place: 'cookie', name: 'kae', text: 'd' },
      { place: 'cookie', name: 'k7', text: 'a=b' },
    ] as const;

    it('is all of it, as it stands there', () => {
      expect(open(kept).all()).toEqual(kept);
      expect(open([]).all()).toEqual([]);
    });

    it.each(kept)('is without what was removed: $name of $place', (one) => {
      const records = open(kept);
      records.remove(one);
      records.remove(one);
      expect(records.all()).toEqual(kept.filter((other) => other !== one));
    });

    it('takes more for all tabs, the last text of a name', () => {
      const records = open([]);
      expect([records.keep('counting', 'x'), records.keep('counting', 'off')]).toEqual([true, true]);
      expect(records.all()).toEqual([{ place: 'local', name: 'counting', text: 'off' }]);
    });

    it('is nothing where storage is refused, and it says that it took nothing', () => {
      const records = open([], true);
      expect(records.keep('counting', 'off')).toBe(false);
      expect(() => records.remove({ place: 'local', name: 'counting' })).not.toThrow();
      expect(records.all()).toEqual([]);
    });
  });
}
