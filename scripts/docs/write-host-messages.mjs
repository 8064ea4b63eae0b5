// Writes the contract's messages into docs/host-apps.md; `test/checks/host-messages-table.test.ts` compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './host-messages-table.ts';

const file = new URL('../../docs/host-apps.md', import.meta.url);
writeFileSync(file, withTables(readFileSync(file, 'utf8')));
