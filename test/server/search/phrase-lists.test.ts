import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BangsReply } from '../../../src/contract/content.ts';
import { bangLines } from '../../../src/domain/search/bang-search.ts';
import { regionCodes } from '../../../src/domain/search/regions.ts';

const folder = 'content/phrases';
const lists = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const linesOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').trimEnd().split('\n');

describe('the phrase lists', () => {
  it('have one for each language of a region', () => {
    const languages = new Set(
      regionCodes.map((code) => (code === 'sl-sl' ? 'sl' : (code.split('-')[1] ?? ''))),
    );
    languages.delete('wt');
    expect([...languages].filter((language) => !lists.includes(`${language}.txt`))).toEqual([]);
  });

  it('say where they come from, and stay small', () => {
    expect(existsSync(`${folder}/LICENSES.md`)).toBe(true);
    const bytes = lists.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it('are phrases, each once, with a country at most', () => {
    for (const name of lists) {
      const lines = linesOf(name);
      expect({ name, wrong: lines.filter((line) => !/^[^\t\n]{2,48}(?:\t[a-z]{2})?$/u.test(line)) }).toEqual({
        name,
        wrong: [],
      });
      expect({ name, count: new Set(lines.map((line) => line.split('\t')[0])).size }).toEqual({
        name,
        count: lines.length,
      });
    }
  });

  it('suggest nothing that hurts', () => {
    const hurtful = /\b(?:suicide|porn|rape|nazi|nigger|fuck|shit|whore|cunt|faggot|hitler|terrorist)s?\b/;
    for (const name of lists) {
      expect({ name, hurtful: linesOf(name).filter((line) => hurtful.test(line)) }).toEqual({
        name,
        hurtful: [],
      });
    }
  });
});

describe('the list of bangs', () => {
  const bangs = BangsReply.parse(JSON.parse(readFileSync('public/bangs.json', 'utf8')));

  it('leads to the web, never to the search of the list’s owner, and keeps its licence', () => {
    expect(bangs.length).toBeGreaterThan(10_000);
    expect(bangs.filter(({ u, d }) => !u.startsWith('https://') || /(^|\.)kagi\.com$/.test(d))).toEqual([]);
    expect(readFileSync('public/bangs.LICENSE.txt', 'utf8')).toContain('MIT License');
  });

  it('is the one that visitors search (node scripts/content/make-bang-lines.mjs)', () => {
    const named = bangs.map(({ s, t, ts = [] }) => ({
      site: s,
      triggers: [t, ...ts].map((trigger) => trigger.toLowerCase()),
    }));
    expect(JSON.parse(readFileSync('public/bang-lines.json', 'utf8')).lines === bangLines(named)).toBe(true);
  });

  it('has each trigger once, and an address for nearly every one', () => {
    const triggers = bangs.flatMap(({ t, ts = [] }) => [t, ...ts]);
    expect(new Set(triggers).size).toBe(triggers.length);
    const lost = bangs.filter(
      ({ u }) => !u.includes('{{{s}}}') || !URL.canParse(u.replaceAll('{{{s}}}', 'duck')),
    );
    expect(lost.length).toBeLessThan(bangs.length / 100);
  });
});
