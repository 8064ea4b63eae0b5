import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asLines, purgeList, readAddresses } from '../../scripts/build/purge-list.ts';
import { servedAddresses } from '../../scripts/build/served-addresses.ts';

const base = mkdtempSync(path.join(tmpdir(), 'purge-list-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const files = {
  'index.html': '<h1>Home</h1>',
  'pro.html': '<h1>Pro</h1>',
  'pro.html.br': 'packed',
  'start.html': '<h1>Start</h1>',
  'bangs.json': '[]',
  'robots.txt': 'User-agent: *',
  'assets/boot-AAAAAAAA.js': 'boot()',
  _headers: '/*',
};
const table = {
  classes: { static: "script-src 'self' {scripts}" },
  hashes: ["'sha256-abc'", "'sha256-def'"],
  kinds: [
    { pageClass: 'static', scripts: [0], styles: [] },
    { pageClass: 'static', scripts: [1], styles: [] },
  ],
  pages: { '/': 0, '/pro': 0, '/start': 0 } as Record<string, number>,
  notFound: {},
  speculationRules: '/assets/speculation-AAAAAAAA.json',
};

let builds = 0;
/** What a build answers: the usual one, with other files and another table. */
function build(changed: Readonly<Record<string, string | null>> = {}, other: Partial<typeof table> = {}) {
  builds += 1;
  const client = path.join(base, String(builds), 'client');
  for (const [name, content] of Object.entries({ ...files, ...changed })) {
    if (content === null) continue;
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true });
    writeFileSync(path.join(client, name), content);
  }
  writeFileSync(path.join(client, '../headers.json'), JSON.stringify({ ...table, ...other }));
  return servedAddresses(client);
}

describe('what a deploy purges at a CDN', () => {
  it('is nothing where a build answers what the one before did, and each address is known once', async () => {
    const now = await build();
    expect(Object.keys(now)).toEqual(['/', '/bangs.json', '/pro', '/robots.txt', '/start']);
    expect(purgeList(now, await build())).toEqual([]);
  });

  it.each([
    ['a page with other bytes', { 'pro.html': '<h1>Plus</h1>' }, {}, ['/pro']],
    ['a page whose policy is another one', {}, { pages: { '/': 0, '/pro': 1, '/start': 0 } }, ['/pro']],
    ['data with other bytes', { 'bangs.json': '[1]' }, {}, ['/bangs.json']],
    [
      'a page and a file that went',
      { 'pro.html': null, 'robots.txt': null },
      { pages: { '/': 0, '/start': 0 } },
      ['/pro', '/robots.txt'],
    ],
    [
      'every page where all have another header',
      {},
      { speculationRules: '/assets/speculation-BBBBBBBB.json' },
      ['/', '/pro', '/start'],
    ],
    [
      'the start page, also where it stands on its own host',
      { 'start.html': '<h1>Begin</h1>' },
      {},
      ['/', '/start'],
    ],
    ['nothing for what is new', { 'new.txt': 'new' }, {}, []],
    [
      'nothing for names that change with contents',
      { 'assets/boot-AAAAAAAA.js': null, 'assets/boot-BBBBBBBB.js': 'next()' },
      {},
      [],
    ],
  ])('is %s', async (_, changed: Record<string, string | null>, other, expected) => {
    expect(purgeList(await build(), await build(changed, other))).toEqual(expected);
  });

  it('is a file with an address a line, from the folder of a build or what it wrote down', async () => {
    const folder = path.join(base, 'kept');
    mkdirSync(folder);
    const served = await build();
    expect(readAddresses(folder)).toBeNull();
    writeFileSync(path.join(folder, 'addresses.json'), JSON.stringify(served));
    expect(readAddresses(folder)).toEqual(served);
    expect(readAddresses(path.join(folder, 'addresses.json'))).toEqual(served);
    expect(readAddresses(path.join(base, 'absent'))).toBeNull();
    expect(asLines(['/', '/pro'])).toBe('/\n/pro\n');
    writeFileSync(path.join(folder, 'addresses.json'), '{"/": 1}');
    expect(() => readAddresses(folder)).toThrow('is not what a build writes');
  });
});
