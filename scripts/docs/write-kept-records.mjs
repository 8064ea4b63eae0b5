// Writes the table of records into docs/operations.md; `test/checks/kept-records-table.test.ts` compares it.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './kept-records-table.ts';

const file = new URL('../../docs/operations.md', import.meta.url);
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
