import { describe, expect, it } from 'vitest';
import {
  comparedBrowsers,
  comparisonGroups,
  comparisonLookedUp,
  comparisonMarks,
  markOf,
  undescribedIn,
} from '../../../src/domain/comparison/comparison.ts';
import { sources } from '../../../src/domain/comparison/sources.ts';
import { plansOf } from '../../../src/domain/subscription/plan.ts';

const rows = comparisonGroups.flatMap((group) => group.rows);

describe('the comparison of browsers', () => {
  it('compares six browsers in a dozen rows and more, each with its own name', () => {
    expect(comparedBrowsers).toHaveLength(6);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('explains every cell: by its own words, or, where the feature is missing, by saying that nothing was found', () => {
    for (const row of rows) {
      for (const browser of undescribedIn(row))
        expect(markOf(row, browser), `${row.name} ${browser}`).toBe('none');
      for (const browser of comparedBrowsers) expect(comparisonMarks).toContain(markOf(row, browser));
    }
  });

  it('numbers the footnotes in the order of the rows', () => {
    expect(rows.map(({ note }) => note)).toEqual(rows.map((_, place) => place + 1));
  });

  it('names a source wherever it says something of another browser that is not evident', () => {
    const unsourced = rows.filter(({ noted, sources }) => sources.length === 0 && noted.length > 0);
    expect(unsourced).toEqual([]);
  });

  it('calls paid of ours what the subscription has, and nothing else', () => {
    const paid = rows.filter((row) => markOf(row, 'mallard') === 'paid').map(({ name }) => name);
    expect(paid).toEqual(['vpn', 'removal', 'restoration']);
    expect(plansOf('us')[0]?.features).toEqual(
      expect.arrayContaining(['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration']),
    );
  });

  it('names of each document its maker, its title, and the date or version it knows', () => {
    for (const { name, sources } of rows) {
      for (const { by, title, as } of sources) {
        expect(
          [by, title].every((text) => text !== ''),
          name,
        ).toBe(true);
        if (as !== null)
          expect(as).toMatch(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$|^(?:Safari|Firefox|Brave) [\d.]+$/);
      }
    }
  });

  it('uses every document it lists', () => {
    const used = new Set(rows.flatMap((row) => row.sources));
    expect(Object.entries(sources).filter(([, source]) => !used.has(source))).toEqual([]);
  });

  it('has rows in which another does as much as we do, and says when it was looked up', () => {
    const equal = rows.filter(({ marks }) => marks.slice(1).includes('included'));
    expect(equal.length).toBeGreaterThan(rows.length / 2);
    expect(comparisonLookedUp).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
  });
});
