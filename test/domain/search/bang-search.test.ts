import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bangLines,
  bangSearch,
  type NamedBang,
  shownTrigger,
} from '../../../src/domain/search/bang-search.ts';

/** What visitors get. */
const { lines: shipped } = JSON.parse(readFileSync('public/bang-lines.json', 'utf8')) as { lines: string };

const bang = (site: string, ...triggers: string[]) => ({ site, triggers });
const searchOf = (bangs: readonly NamedBang[]) => bangSearch(bangLines(bangs));
const search = searchOf([
  bang('New Wikipedia', 'nw'),
  bang('Wikipedia', 'wikipedia', 'w'),
  bang('Web of Science', 'wos'),
  bang('Wolfram', 'alpha'),
]);
const found = (typed: string, limit = 9) => search(typed, limit).map(({ site }) => site);

describe('searching the list of bangs', () => {
  it('puts the trigger itself first, then beginnings of triggers and of words, the most famous site before others', () => {
    expect(found('w')).toEqual(['Wikipedia', 'New Wikipedia', 'Web of Science', 'Wolfram']);
    expect(found('!W ')).toEqual(found('w'));
    expect(found('w', 2)).toEqual(['Wikipedia', 'New Wikipedia']);
    expect(found('pedia')).toEqual(['Wikipedia', 'New Wikipedia']);
    expect(found('of science')).toEqual(['Web of Science']);
  });

  it('puts a site before its editions for one country', () => {
    const maps = searchOf([
      bang('Google Maps DE', 'gmde', 'mapsde'),
      bang('Google Maps (uk)', 'gmuk'),
      bang('Google Maps', 'gmap', 'gmaps', 'gm'),
    ]);
    for (const typed of ['map', 'maps', 'google maps', 'Google-Maps']) {
      expect(maps(typed, 9)[0]?.site).toBe('Google Maps');
    }
  });

  it('puts a site whose name begins with the words before others that have them', () => {
    const encyclopaedias = searchOf([
      bang('Russian Wikipedia', 'ш'),
      bang('Wikipedia (English)', 'we'),
      bang('Wikipediatrics', 'wp'),
    ]);
    expect(encyclopaedias('wikipedia', 9).map(({ site }) => site)).toEqual([
      'Wikipedia (English)',
      'Russian Wikipedia',
      'Wikipediatrics',
    ]);
  });

  it('takes signs as they are written where a trigger or a name has them, else looks for the words', () => {
    const languages = searchOf([
      bang('C Library', 'c'),
      bang('C++ Reference', 'cppr'),
      bang('Boost', 'boost', 'boostc++'),
      bang('Learn c++', 'learncpp', 'c++'),
      bang('C+ Grades', 'grades'),
    ]);
    const sites = (typed: string) => languages(typed, 9).map(({ site }) => site);
    expect(sites('C++')).toEqual(['Learn c++', 'C++ Reference', 'Boost']);
    expect(sites('c+')).toEqual(['Learn c++', 'C++ Reference', 'Boost', 'C+ Grades']);
    expect(sites('c++ ref')).toEqual(['C++ Reference']);
    expect(sites('(c-library)')).toEqual(['C Library']);
    expect(languages('c++', 1).map(({ site }) => site)).toEqual(['Learn c++']);
  });

  it('shows the trigger that was typed, else the shortest', () => {
    const maps = bang('Google Maps', 'gmap', 'gmaps', 'gm');
    expect(['!GMaps', 'maps', ''].map((typed) => shownTrigger(maps, typed))).toEqual(['gmaps', 'gm', 'gm']);
  });

  it('finds nothing for nothing, and nothing for what is not there', () => {
    for (const typed of ['', '  ', '!', 'zzz']) expect(found(typed)).toEqual([]);
  });

  it('gives a bang whole, in one line, and tells the site’s name from its words and its triggers', () => {
    const odd = searchOf([
      bang('Pond  &\nReed', 'p r', 'pr'),
      bang('Reed', 'x'),
      bang('Nothing', 'has-reed'),
    ]);
    expect(odd('reed', 9)).toEqual([bang('Reed', 'x'), bang('Pond & Reed', 'p r', 'pr')]);
    expect(odd('p\tr', 9)).toEqual([bang('Pond & Reed', 'p r', 'pr')]);
    expect(odd('&', 9)).toEqual([]);
    expect(bangSearch('')('reed', 9)).toEqual([]);
  });

  it('answers a key over the whole list within a frame of 16 ms, on a phone four times as slow', () => {
    const whole = bangSearch(shipped);
    const typed = ['w', 'wi', 'wik', 'e', 'a', '!g', 'zzzz', 'translate', 'c++', 'e-', '<zz>'];
    const before = process.cpuUsage();
    for (const text of typed) whole(text, 30);
    const { user } = process.cpuUsage(before);
    expect(whole('w', 30)[0]?.site).toBe('Wikipedia');
    // By processor time, which a busy machine does not change.
    expect(user / 1_000 / typed.length).toBeLessThan(16 / 4);
  });
});
