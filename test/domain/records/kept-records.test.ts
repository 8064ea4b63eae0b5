import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countedNames } from '../../../src/domain/analytics/pixel-registry.ts';
import { keptDays } from '../../../src/domain/records/kept-days.ts';
import { daysOf, keptRecords, recordSummary, toldRecords } from '../../../src/domain/records/kept-records.ts';

const records = Object.values(keptRecords);

describe('the table of records', () => {
  it('has each event that pages send in exactly one row', () => {
    expect(records.flatMap(({ events = [] }) => events).toSorted()).toEqual([...countedNames].toSorted());
  });

  it('has each kind that is about people in exactly one line of home', () => {
    expect(Object.values(recordSummary).flat().toSorted()).toEqual(Object.keys(toldRecords).toSorted());
  });

  it('says of each kind why it may be kept and who sees it, and of what is about nobody that no visitor sees it', () => {
    for (const [name, { reasons, seenBy, afterDeletion }] of Object.entries(keptRecords)) {
      const isTold = name in toldRecords;
      expect([name, reasons.length > 0]).toEqual([name, isTold]);
      expect([name, seenBy.length > 0]).toEqual([name, true]);
      if (!isTold) expect([name, seenBy, afterDeletion]).toEqual([name, ['team'], 'apart']);
    }
  });

  it('says where a kind lies that has no column of its own', () => {
    for (const [name, { columns, place }] of Object.entries(keptRecords)) {
      expect([name, Object.keys(columns).length === 0]).toEqual([name, place !== undefined]);
    }
  });

  it('keeps as long as was promised what no other test counts in days', () => {
    expect(keptDays).toMatchObject({
      feedback: 90,
      deletedAccounts: 60,
      reconciliations: 400,
      countsOnTheirWay: 3,
    });
  });

  it('gives the days of a record, and refuses one that has none', () => {
    expect(daysOf('accountLog')).toBe(400);
    expect(() => daysOf('trial')).toThrow('trial');
  });
});

describe('texts about what is kept', () => {
  const units =
    /\b(?:\d+|an?|one|two|three|six|twelve|ein\w*|zwei|drei|sechs|zwölf) (?:\w+ )?(?:hour|day|week|month|year|Stunde|Tag|Woche|Monat|Jahr)/i;
  const texts = ['en', 'de'].flatMap((locale) =>
    readdirSync(`src/ui/locales/${locale}`)
      .filter((file) => ['legal.po', 'home.po'].includes(file))
      .flatMap((file) => [
        ...readFileSync(`src/ui/locales/${locale}/${file}`, 'utf8').matchAll(/msgid "(.+)"\nmsgstr "(.*)"/g),
      ]),
  );
  /** What the law itself names, or no time that something is kept. */
  const elsewhere = [
    'legal.privacy.children.text',
    'legal.privacy.features.installed.text',
    'legal.privacy.rights.ask',
    'legal.privacy.us.sell',
    'legal.end.days',
    'legal.end.years',
  ];

  it.each(['legal.privacy.', 'legal.end.', 'home.keep.'])('of %s name no period but by the table', (area) => {
    const own = texts.filter(([, id = '']) => id.startsWith(area) && !elsewhere.includes(id));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(([, , text = '']) => units.test(text)).map(([, id, text]) => [id, text])).toEqual([]);
  });
});
