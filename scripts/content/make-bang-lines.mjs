// Makes public/bang-lines.json, in which the bang search looks, from public/bangs.json: node
// scripts/content/make-bang-lines.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { bangLines } from '../../src/domain/search/bang-search.ts';

const bangs = JSON.parse(await readFile('public/bangs.json', 'utf8'));
const lines = bangLines(
  bangs.map(({ s, t, ts = [] }) => ({
    site: s,
    triggers: [t, ...ts].map((trigger) => trigger.toLowerCase()),
  })),
);
await writeFile('public/bang-lines.json', `${JSON.stringify({ lines })}\n`);
