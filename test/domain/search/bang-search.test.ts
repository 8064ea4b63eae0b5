import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bangSearch } from '../../../src/domain/search/bang-search.ts';

const bang = (site: string, ...triggers: string[]) => ({ site, triggers });
const search = bangSearch([
  bang('New Wikipedia', 'nw'),
  bang('Wikipedia', 'wikipedia', 'w'),
  bang('Web of Science', 'wos'),
  bang('Wolfram', 'alpha'),
]);
const found = (typed: string, limit = 9) => search(typed, limit).map(({ site }) => site);

describe('searching the list of bangs', () => {
  it('puts the trigger itself first, then beginnings of triggers, beginnings of names, names', () => {
    expect(found('w')).toEqual(['Wikipedia', 'Web of Science', 'Wolfram', 'New Wikipedia']);
    expect(found('!W ')).toEqual(found('w'));
    expect(found('w', 2)).toEqual(['Wikipedia', 'Web of Science']);
  });

  it('finds nothing for nothing, and nothing for what is not there', () => {
    for (const typed of ['', '  ', '!', 'zzz']) expect(found(typed)).toEqual([]);
  });

  it('answers a key over the whole list within a frame of 16 ms', () => {
    const rows = JSON.parse(readFileSync('public/bangs.json', 'utf8')) as {
      s: string;
      t: string;
      ts?: string[];
    }[];
    const whole = bangSearch(rows.map(({ s, t, ts = [] }) => bang(s, t, ...ts)));
    const typed = ['w', 'wi', 'wik', 'e', 'a', '!g', 'zzzz', 'translate'];
    const before = process.cpuUsage();
    for (const text of typed) whole(text, 30);
    const { user } = process.cpuUsage(before);
    expect(whole('w', 30)[0]?.site).toBe('Wikipedia');
    // By processor time, which a busy machine does not change.
    expect(user / 1_000 / typed.length).toBeLessThan(16);
  });
});
