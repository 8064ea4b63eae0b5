// Writes the purchase tables into ARCHITECTURE.md; `test/checks/purchase-drawing.test.ts` compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { withDrawing } from './purchase-drawing.ts';

const file = new URL('../../ARCHITECTURE.md', import.meta.url);
writeFileSync(file, withDrawing(readFileSync(file, 'utf8')));
