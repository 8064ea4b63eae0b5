import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/paths.mjs';

const file = 'src/contract/host-messages.ts';
const tables = ['hostRequests', 'hostNotifications', 'hostEvents'];

/**
 * Where the contract defines a message: file and line number, with the line itself. `message` is `<channel>.<name>`;
 * null for one that the contract does not have.
 */
export function contractLine(message: string): string | null {
  const [channel = '', name = ''] = message.split('.');
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  for (const table of tables) {
    const begin = lines.findIndex((line) => line.startsWith(`export const ${table} `));
    const end = lines.findIndex((line, index) => index > begin && line.startsWith('}'));
    const inTable = lines.slice(begin, end);
    const ofChannel = inTable.findIndex((line) => line.startsWith(`  ${channel}: {`));
    if (ofChannel === -1) continue;
    const found = inTable.findIndex(
      (line, index) => index > ofChannel && new RegExp(`^ {4}${name}\\b`).test(line),
    );
    const next = inTable.findIndex((line, index) => index > ofChannel && /^ {2}\S.*\{$/.test(line));
    if (found !== -1 && (next === -1 || found < next)) {
      const number = begin + found + 1;
      return `${file}:${number}  ${inTable[found]?.trim() ?? ''}`;
    }
  }
  return null;
}
