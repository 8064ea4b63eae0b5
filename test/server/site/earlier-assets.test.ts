import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../src/server/clock.ts';
import { readBuiltSite } from '../../../src/server/site/built-site.ts';
import { EarlierAssets } from '../../../src/server/site/earlier-assets.ts';
import { siteFiles } from '../../../src/server/site/site-files.ts';

const hour = 3_600_000;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

class MovedClock extends Clock {
  time = Date.UTC(2026, 10, 23);
  now() {
    return this.time;
  }
}

/** A folder that outlives deploys, and builds that are deployed beside it. */
function site() {
  const base = mkdtempSync(path.join(tmpdir(), 'earlier-assets-'));
  folders.push(base);
  const kept = path.join(base, 'kept');
  const clock = new MovedClock();
  const assets = new EarlierAssets(kept, clock, { warn: () => undefined });
  return {
    base,
    kept,
    clock,
    assets,
    build(name: string, files: Readonly<Record<string, string | Uint8Array>>) {
      const own = path.join(base, name, 'client/assets');
      mkdirSync(own, { recursive: true });
      for (const [file, content] of Object.entries(files)) writeFileSync(path.join(own, file), content);
      const served = siteFiles({ built: readBuiltSite(path.dirname(own)), https: true, earlier: assets });
      const get = (file: string, headers = {}) => served.request(`/assets/${file}`, { headers });
      return { own, get };
    },
  };
}

describe('the assets of the build before', () => {
  it('are served by the next version as they were: their bytes, packed, for ever, and never twice', async () => {
    const { assets, build } = site();
    const old = build('old', {
      'boot-AAAAAAAA.js': 'old()',
      'boot-AAAAAAAA.js.br': brotliCompressSync('old()'),
    });
    await assets.keep(old.own);
    const before = await old.get('boot-AAAAAAAA.js', { 'Accept-Encoding': 'br' });
    const next = build('new', { 'boot-BBBBBBBB.js': 'next()' });
    await assets.keep(next.own);
    const answer = await next.get('boot-AAAAAAAA.js', { 'Accept-Encoding': 'br' });
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      Object.fromEntries(before.headers),
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe('old()');
    expect(await (await next.get('boot-AAAAAAAA.js')).text()).toBe('old()');
    expect(await (await next.get('boot-BBBBBBBB.js')).text()).toBe('next()');
  });

  it('are said to be in use soon after a start and then every hour, until the server stops', async () => {
    const { assets, build } = site();
    const { own } = build('old', { 'boot-AAAAAAAA.js': 'old()' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      const kept = vi.spyOn(assets, 'keep').mockResolvedValue();
      assets.start(own);
      const turnsWithin = async (milliseconds: number) => {
        await vi.advanceTimersByTimeAsync(milliseconds);
        return kept.mock.calls.length;
      };
      expect(await turnsWithin(5_000)).toBe(1);
      expect(await turnsWithin(hour - 1)).toBe(1);
      expect(await turnsWithin(1)).toBe(2);
      expect(await turnsWithin(hour)).toBe(3);
      expect(new Set(kept.mock.calls.flat())).toEqual(new Set([own]));
      await assets.stop();
      expect(await turnsWithin(2 * hour)).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('go a day after their last server said that it is there, and those of the own build never', async () => {
    const { kept, clock, assets, build } = site();
    const old = build('old', { 'boot-AAAAAAAA.js': 'old()' });
    await assets.keep(old.own);
    clock.time += 20 * hour;
    await assets.keep(old.own);
    const next = build('new', { 'boot-BBBBBBBB.js': 'next()' });
    await assets.keep(next.own);
    clock.time += 23 * hour;
    expect((await next.get('boot-AAAAAAAA.js')).status).toBe(200);
    clock.time += 2 * hour;
    expect((await next.get('boot-AAAAAAAA.js')).status).toBe(404);
    expect((await next.get('boot-BBBBBBBB.js')).status).toBe(200);
    await assets.keep(next.own);
    expect(readdirSync(kept)).toEqual(['boot-BBBBBBBB.js']);
  });

  it('give way by their age where there is too much of them', async () => {
    const { kept, clock, assets, build } = site();
    const next = build('new', { 'boot-BBBBBBBB.js': 'next()' });
    mkdirSync(kept);
    for (const [name, hoursAgo] of [
      ['a-AAAAAAAA.js', 3],
      ['b-AAAAAAAA.js', 1],
      ['c-AAAAAAAA.js', 2],
    ] as const) {
      writeFileSync(path.join(kept, name), '');
      truncateSync(path.join(kept, name), 100 * 1024 * 1024);
      const then = new Date(clock.time - hoursAgo * hour);
      utimesSync(path.join(kept, name), then, then);
    }
    await assets.keep(next.own);
    expect(readdirSync(kept)).toEqual(['b-AAAAAAAA.js', 'boot-BBBBBBBB.js', 'c-AAAAAAAA.js']);
  });

  it('are hashed files and nothing else, whatever lies in the folder', async () => {
    const { base, kept, clock, assets, build } = site();
    const next = build('new', { 'boot-BBBBBBBB.js': 'next()' });
    const packed = { 'boot-AAAAAAAA.js': 'old()', 'boot-AAAAAAAA.js.br': brotliCompressSync('old()') };
    await assets.keep(build('old', packed).own);
    await assets.keep(next.own);
    expect((await next.get('boot-AAAAAAAA.js')).status).toBe(200);
    writeFileSync(path.join(base, 'secret-AAAAAAAA.json'), '{}');
    const now = new Date(clock.time);
    for (const name of ['page-AAAAAAAA.html', 'boot.js', '.hidden-AAAAAAAA.js']) {
      writeFileSync(path.join(kept, name), 'no');
      utimesSync(path.join(kept, name), now, now);
    }
    symlinkSync(path.join(base, 'secret-AAAAAAAA.json'), path.join(kept, 'linked-AAAAAAAA.json'));
    for (const name of [
      'page-AAAAAAAA.html',
      'boot.js',
      '.hidden-AAAAAAAA.js',
      'linked-AAAAAAAA.json',
      '../secret-AAAAAAAA.json',
      '..%2fsecret-AAAAAAAA.json',
      'boot-BBBBBBBB.js.br',
      'boot-AAAAAAAA.js.br',
    ])
      expect((await next.get(name)).status, name).toBe(404);
  });

  it('come from a folder that can only be read, and an own build that was not made keeps nothing', async () => {
    const { base, kept, clock, assets, build } = site();
    mkdirSync(kept);
    writeFileSync(path.join(kept, 'boot-AAAAAAAA.js'), 'old()');
    const now = new Date(clock.time);
    utimesSync(path.join(kept, 'boot-AAAAAAAA.js'), now, now);
    expect(await (await build('new', {}).get('boot-AAAAAAAA.js')).text()).toBe('old()');
    await assets.keep(path.join(base, 'absent'));
    expect(readdirSync(kept)).toEqual(['boot-AAAAAAAA.js']);
  });
});
