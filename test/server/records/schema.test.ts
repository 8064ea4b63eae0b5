import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keptRecords } from '../../../src/domain/records/kept-records.ts';
import { withStores } from '../support/with-stores.ts';

withStores((store) => {
  it('keeps in each column what exactly one row of the table of records tells of', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema()`.execute(store().db);
    const told = Object.values(keptRecords).flatMap(({ columns }) =>
      Object.entries(columns).flatMap(([table, own]) => own.map((column) => `${table}.${column}`)),
    );
    expect(rows.length).toBeGreaterThan(200);
    expect(
      told.toSorted(),
      'the columns of src/domain/records (first) and those of the store; see docs/how-to/kept-record.md',
    ).toEqual(rows.map(({ name }) => name).toSorted());
  });
});
