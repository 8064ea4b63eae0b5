import type {
  AfterDeletion,
  DatedEnd,
  KeptRecord,
  OpenEnd,
  RecordEnd,
  YearlyEnd,
} from '../../src/domain/records/kept-record.ts';
import { keptRecords } from '../../src/domain/records/kept-records.ts';

/** The table is between these lines of docs/operations.md. */
export const marks = {
  begin: '<!-- records: node scripts/docs/write-kept-records.mjs -->',
  end: '<!-- /records -->',
};

/** For a table shared by several records, a record with more columns than this has “the rest”. */
const mostNamed = 4;

const after: Readonly<Record<DatedEnd, string>> = {
  writing: 'after writing',
  attempt: 'after the last attempt',
  'sign-in': 'at most after the sign-in’s end',
  use: 'without use',
  sending: 'after sending',
  order: 'when nobody paid',
  'sign-up': 'when never confirmed',
  deletion: 'after the account is deleted',
  decision: 'after the decision',
  'empty-account': 'without address, recovery key, purchase and living sign-in',
};

const afterYear: Readonly<Record<YearlyEnd, string>> = {
  'subscription-year': 'after the year in which the subscription ended, as tax law asks',
};

const at: Readonly<Record<OpenEnd, string>> = {
  'account-deletion': 'the account is deleted',
  removal: 'it is removed',
  replacement: 'a new one replaces it',
  unsubscribing: 'unsubscribed',
  confirmation: 'the newsletter is confirmed again or, of an address that did not exist, an email reaches it',
  subscription: 'the subscription has ended, of a subscriber without an address',
  'service-deletion': 'the account there is deleted',
  copied: 'the snapshot is made or restored, or the next hour’s tidying after that was killed',
  room: 'newer lines need the room; whoever runs the server decides how much there is',
  answer: 'the question is settled',
  repair: 'the cause is known',
  never: 'for good',
};

const deleted: Readonly<Record<AfterDeletion, string>> = {
  gone: 'gone',
  number: 'number and dates run out',
  'runs-out': 'runs out',
  stays: 'stays',
  apart: '',
};

/** The table of records as Markdown. */
export function keptRecordsTable(): string {
  return [
    '| what | tables and columns | why | until | seen by | account deleted |',
    '|---|---|---|---|---|---|',
    ...Object.values(keptRecords).map(lineOf),
  ].join('\n');
}

/** The document with the table between its marks. Throws when it has none. */
export function withTable(document: string): string {
  const [before, rest] = document.split(marks.begin);
  const behind = rest?.split(marks.end)[1];
  if (before === undefined || behind === undefined) throw new Error('docs/operations.md has no marks');
  return `${before}${marks.begin}\n\n${keptRecordsTable()}\n\n${marks.end}${behind}`;
}

function lineOf(record: KeptRecord): string {
  const { what, reasons, ends, seenBy, afterDeletion } = record;
  const cells = [
    what,
    placeOf(record),
    reasons.join(', ') || 'about nobody',
    ends.map(endOf).join('; '),
    seenBy.join(', '),
    deleted[afterDeletion],
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Columns are named when several records share a table, except those of the record with most: the rest. */
function placeOf({ columns, place, events = [] }: KeptRecord): string {
  const names = Object.entries(columns).map(([table, own]) => {
    if (holdersOf(table) === 1) return `\`${table}\``;
    return `\`${table}\` (${own.length > mostNamed ? 'the rest' : own.join(', ')})`;
  });
  const counted = events.length === 0 ? [] : [`events ${events.map((event) => `\`${event}\``).join(', ')}`];
  return [...names, ...(place === undefined ? [] : [place]), ...counted].join('; ');
}

function holdersOf(table: string): number {
  return Object.values(keptRecords).filter(({ columns }) => table in columns).length;
}

function endOf(end: RecordEnd): string {
  if ('copies' in end) return `the newest ${end.copies} (\`SNAPSHOT_KEEP\`)`;
  if ('at' in end) return at[end.at];
  if ('years' in end) return `${plural(end.years, 'year')} ${afterYear[end.afterYear]}`;
  const period = end.days % 365 === 0 ? plural(end.days / 365, 'year') : plural(end.days, 'day');
  return `${period} ${after[end.after]}`;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
