import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stale-'));
  vi.stubEnv('OUT_DIR', path.join(folder, 'out'));
  vi.stubEnv('BUILD_CACHE', path.join(folder, 'cache'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function write(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
}

describe('the served folder of another build', () => {
  it('loses what this one does not make, and keeps the pages it need not make again', async () => {
    const { gatherFiles, listFiles, servedFiles } = await import('../../scripts/render-pages/site-files.ts');
    const { bundles } = await import('../../scripts/build/settings.ts');
    const kept = ['about.html', 'about.html.br', 'about.html.gz', 'images/about.png'];
    const stale = ['gone.html', 'gone.html.br', 'de/gone.html', 'images/gone.png', 'assets/boot-old.js'];
    for (const name of [...kept, ...stale]) write(path.join(servedFiles, name));
    const made = ['pages/client/assets/page-1.js', 'boot/assets/boot-1.js', 'texts/assets/texts-en-1.js'];
    for (const name of made) write(path.join(bundles, name));

    await gatherFiles(['about.html', 'images/about.png']);
    const there = await listFiles();
    expect(there).toEqual(expect.arrayContaining(kept));
    expect(there).toEqual(expect.arrayContaining(made.map((name) => `assets/${path.basename(name)}`)));
    expect(there).toContain('favicon.svg');
    expect(there.filter((name) => stale.includes(name))).toEqual([]);
  });
});

describe('the texts of another build', () => {
  it('lose the files that no page names any more, and are not written again where nothing changed', async () => {
    const { writeTextFiles } = await import('../../scripts/build/text-files.ts');
    const { bundles } = await import('../../scripts/build/settings.ts');
    const assets = path.join(bundles, 'texts/assets');
    await writeTextFiles();
    const first = readdirSync(assets).sort();
    expect(first.length).toBeGreaterThan(10);
    const [some = ''] = first;
    const writtenAt = statSync(path.join(assets, some)).mtimeMs;

    const old = path.join(assets, 'texts-en-of-an-earlier-build.js');
    write(old);
    await writeTextFiles();
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(assets).sort()).toEqual(first);
    expect(statSync(path.join(assets, some)).mtimeMs).toBe(writtenAt);
  });
});
