import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptFiles } from '../../scripts/render-pages/kept-files.ts';
import { Packer } from '../../scripts/render-pages/packer.ts';
import { trimCache } from '../../scripts/render-pages/trim-cache.ts';

let folder: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packer-'));
  cache = path.join(folder, 'cache');
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = Buffer.from('<p>a</p>'.repeat(99));
const at = (name: string) => path.join(folder, name);
const namesThere = () =>
  readdirSync(folder)
    .filter((name) => name !== 'cache')
    .sort();

describe('packing', () => {
  it('leaves a twin for each way of packing', () => {
    new Packer(cache).pack(at('index.html'), text, 5);
    expect(brotliDecompressSync(readFileSync(at('index.html.br')))).toEqual(text);
    expect(gunzipSync(readFileSync(at('index.html.gz')))).toEqual(text);
  });

  it('leaves none that is larger than the file itself', () => {
    new Packer(cache).pack(at('robots.txt'), Buffer.from('a'), 5);
    expect(namesThere()).toEqual([]);
  });

  it('keeps nothing of what is packed quickly', () => {
    new Packer(cache).pack(at('a.html'), text, 5);
    expect(readdirSync(cache)).toEqual([]);
  });

  it('takes what it packed before, for the same content and quality only', () => {
    new Packer(cache).pack(at('a.html'), text, 10);
    for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), name.slice(-2));
    new Packer(cache).pack(at('b.html'), text, 10);
    expect(readFileSync(at('b.html.br'), 'utf8')).toBe('br');
    expect(readFileSync(at('b.html.gz'), 'utf8')).toBe('gz');
    new Packer(cache).pack(at('c.html'), text, 9);
    expect(brotliDecompressSync(readFileSync(at('c.html.br')))).toEqual(text);
    new Packer(cache).pack(at('d.html'), Buffer.concat([text, text]), 10);
    expect(gunzipSync(readFileSync(at('d.html.gz')))).toEqual(Buffer.concat([text, text]));
  });
});

describe('what is kept', () => {
  it('counts as used when a build takes it, so that the cache of a site that does not change is not made again', () => {
    const files = new KeptFiles(cache);
    for (const [name, usedAt] of [
      ['taken', 1],
      ['left', 2],
    ] as const) {
      files.kept(name, () => Buffer.from('0123456789'));
      utimesSync(path.join(cache, name), usedAt, usedAt);
    }
    const made = files.kept('taken', () => Buffer.from('made again'));
    expect(made.toString()).toBe('0123456789');
    trimCache(cache, 15);
    expect(readdirSync(cache)).toEqual(['taken']);
  });
  it('is trimmed to its budget, what was used last stays', () => {
    for (const [name, usedAt] of [
      ['old', 1],
      ['new', 3],
      ['middle', 2],
    ] as const) {
      writeFileSync(at(name), '0123456789');
      utimesSync(at(name), usedAt, usedAt);
    }
    trimCache(folder, 25);
    expect(readdirSync(folder).sort()).toEqual(['middle', 'new']);
    trimCache(folder, 25);
    expect(readdirSync(folder).sort()).toEqual(['middle', 'new']);
  });
});
