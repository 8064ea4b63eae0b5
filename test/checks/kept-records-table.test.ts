import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keptRecordsTable, marks, withTable } from '../../scripts/docs/kept-records-table.ts';
import { keptDays, snapshotsKept } from '../../src/domain/records/kept-days.ts';
import { keptRecords } from '../../src/domain/records/kept-records.ts';

const operations = readFileSync('docs/operations.md', 'utf8');

describe('the table of records in docs/operations.md', () => {
  it('is the one that the server goes by', () => {
    expect(operations).toBe(withTable(operations));
  });

  it('that says another period is noticed', () => {
    const planted = `${marks.begin}\n\n${keptRecordsTable().replace('400 days', '500 days')}\n\n${marks.end}`;
    expect(withTable(planted)).not.toBe(planted);
    expect(() => withTable('nothing')).toThrow('no marks');
  });

  it('has a line for each record, in which nothing is left unsaid', () => {
    const lines = keptRecordsTable().split('\n').slice(2);
    expect(lines).toHaveLength(Object.keys(keptRecords).length);
    for (const line of lines) {
      const [, what, place, why, until, seenBy] = line.split('|').map((cell) => cell.trim());
      for (const cell of [what, place, why, until, seenBy]) expect([line, cell]).not.toEqual([line, '']);
      expect(line).not.toContain('undefined');
    }
  });

  it('is followed by the default of what can be configured', () => {
    expect(operations).toContain(`| \`BEACON_RETENTION_DAYS\` | \`${keptDays.counts}\` |`);
    expect(operations).toContain(`\`PT1H\`, \`${snapshotsKept}\``);
  });
});
