/**
 * Makes public/bangs.json, the list of bangs for visitors and the server's completion, from the open list of
 * kagisearch/bangs (`data/bangs.json`, MIT). Run by hand when that list is updated; the output is committed, and its
 * license is next to it:
 *
 *   node scripts/content/make-bangs.mjs <bangs.json>
 *
 * Left out: rows that search with the list owner's own engine (templates that start with a slash, or lead to its hosts),
 * rows that need a pattern (`x`), and fields that we do not read.
 */
import { readFile, writeFile } from 'node:fs/promises';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Say which file: node scripts/content/make-bangs.mjs <bangs.json>');

const ownersSearch = /^(?:[^/]*\.)?kagi\.com$/;
const rows = JSON.parse(await readFile(source, 'utf8'));

const kept = rows.flatMap(({ s, d, t, ts, u, c, sc, x, fmt }) => {
  if (x !== undefined || !u.startsWith('https://') || !u.includes('{{{s}}}')) return [];
  const host = u.slice('https://'.length).split(/[/?#]/)[0];
  if (ownersSearch.test(host) || ownersSearch.test(d)) return [];
  const further = ts?.filter((trigger) => trigger !== t);
  return [
    {
      s,
      d,
      t,
      ...(further?.length ? { ts: further } : {}),
      u,
      ...(c && { c }),
      ...(sc && { sc }),
      ...(fmt && { fmt }),
    },
  ];
});

// One row per line, so that an update has a readable diff.
await writeFile('public/bangs.json', `[\n${kept.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
process.stdout.write(`${kept.length} of ${rows.length} rows\n`);
await import('./make-bang-lines.mjs');
