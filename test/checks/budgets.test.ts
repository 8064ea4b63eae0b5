import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site in small, with every kind of file that a budget looks at. */
const small: Readonly<Record<string, string>> = {
  'index.html':
    '<html data-locales="en|de"><head><link rel="icon" href="/mark.svg"><style>@font-face{src:url(/assets/f.woff2);unicode-range:U+41-5A,U+61-7A}</style>' +
    '<script type="module" src="/assets/boot-1.js"></script></head><h1>Home</h1>',
  'pro.html':
    '<head><link rel="icon" href="/mark.svg"><style>@font-face{src:url(/assets/f.woff2);unicode-range:U+41-5A,U+61-7A}</style>' +
    '<script type="module" src="/assets/boot-1.js"></script></head><h1>Plans</h1>',
  'de.html': '<script type="module" src="/assets/boot-1.js"></script>',
  'de/pro.html': '<script type="module" src="/assets/boot-1.js"></script>',
  'pro/login.html':
    '<html data-page-class="live"><script type="module" src="/assets/live-1.js"></script><link rel="modulepreload" href="/assets/page-1.js">' +
    '<link rel="stylesheet" href="/assets/live-1.css">',
  'de/pro/login.html':
    '<html data-page-class="live"><script type="module" src="/assets/live-1.js"></script><link rel="modulepreload" href="/assets/texts-de-1.js">',
  'assets/boot-1.js': 'import{a}from"./shared-1.js";a(),import(`./plan-1.js`),import(`./islands-1.js`)',
  'assets/plan-1.js': 'plan()',
  'assets/shared-1.js': 'export const a=1',
  'assets/f.woff2': 'font',
  'assets/live-1.js': 'live()',
  'assets/page-1.js': 'page()',
  'assets/texts-de-1.js': 'texts()',
  'assets/live-1.css': 'a{}',
  'mark.svg': '<svg/>',
};

/** The file that gets too big, by how many bytes that no packing makes smaller, and the budget that must say so. */
const planted = [
  ['home: scripts before load', 'assets/boot-1.js', 11_000],
  ['home: scripts before load', 'assets/shared-1.js', 11_000],
  ['home: all but fonts', 'mark.svg', 31_000],
  ['home: all with fonts', 'assets/f.woff2', 61_000],
  ['pro: scripts without intent', 'assets/plan-1.js', 11_000],
  ['pro: all but fonts', 'pro.html', 31_000],
  ['pro: all with fonts', 'assets/f.woff2', 61_000],
  ['home (de): all but fonts', 'de.html', 31_000],
  ['home (de): all with fonts', 'de.html', 61_000],
  ['pro (de): all but fonts', 'de/pro.html', 31_000],
  ['pro (de): all with fonts', 'de/pro.html', 61_000],
  ['live pages: scripts in all', 'assets/page-1.js', 151_000],
  ['live pages: scripts in all', 'assets/texts-de-1.js', 151_000],
  ['live pages: styles', 'assets/live-1.css', 21_000],
] as const;

interface Row {
  readonly name: string;
  readonly passed: boolean;
}

async function budgets(files: Readonly<Record<string, string | Buffer>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'client', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const run = promisify(execFile)(path.join(root, 'node_modules/.bin/size-limit'), ['--json'], {
    cwd: root,
    env: { ...process.env, SITE_DIR: folder },
  });
  const { code, stdout } = await run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  const rows: readonly Row[] = JSON.parse(stdout);
  return {
    code,
    exceeded: rows.filter(({ passed }) => !passed).map(({ name }) => name),
    names: rows.map(({ name }) => name),
  };
}

/** Bytes that look like chance and are the same each time. */
function incompressible(bytes: number): Buffer {
  const blocks: Buffer[] = [];
  for (let index = 0; index * 32 < bytes; index += 1)
    blocks.push(createHash('sha256').update(`${index}`).digest());
  return Buffer.concat(blocks).subarray(0, bytes);
}

describe('the size budgets', () => {
  it('pass a small site, and each has a planted violation below', async () => {
    const { code, exceeded, names } = await budgets(small);
    expect(exceeded).toEqual([]);
    expect(code).toBe(0);
    expect(new Set(planted.map(([name]) => name))).toEqual(new Set(names));
  });

  it.each(planted)('%s: %s of %i bytes is caught', async (budget, file, bytes) => {
    const { code, exceeded } = await budgets({ ...small, [file]: incompressible(bytes) });
    expect(exceeded).toContain(budget);
    expect(code).not.toBe(0);
  });
});
