import { describe, expect, it } from 'vitest';
import { type PageRow, pages } from '../../src/ui/pages.ts';

const rows = Object.entries<PageRow>(pages);
/** What a page is called in analytics by its path: the first segment, or `home`. Specification, section 2. */
const firstOf = (path: string) => path.split('/')[1] || 'home';
const firsts = new Set(rows.map(([path]) => firstOf(path)));

describe('the name of a page in analytics', () => {
  it.each(rows)(
    '%s is that of its first segment, or one that no other page is counted under',
    (path, row) => {
      const sharing = rows.filter(([, { name }]) => name === row.name).map(([other]) => firstOf(other));
      if (row.name !== firstOf(path)) expect(firsts).not.toContain(row.name);
      expect(new Set(sharing)).toEqual(new Set([firstOf(path)]));
    },
  );
});
