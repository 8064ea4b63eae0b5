import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOwn, partInputs } from '../../scripts/build/stamps.ts';
import { imageInputs } from '../../scripts/images/page-image.ts';
import { buildInputs, siteStamp } from '../../scripts/setup/build.mjs';
import { codeFacts } from '../support/code-facts.ts';
import { importedBy } from '../support/reached.ts';

const root = path.resolve(import.meta.dirname, '../..');
const configs = { pages: 'vite.config.ts', boot: 'vite.boot.config.ts', server: 'vite.server.config.ts' };

/** A file and all that it imports; what is in `src` is bundled, and so is the part's own or of no effect on it. */
function allThatImports(...files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    if (!/\.(?:ts|mjs)$/.test(file) || file.startsWith('src/')) continue;
    for (const target of codeFacts(file).imports) found.add(path.join(path.dirname(file), target));
  }
  return [...found].filter((file) => !file.startsWith('src/') && existsSync(path.join(root, file)));
}

const missedBy = (inputs: readonly string[], files: readonly string[]) =>
  files.filter((file) => !inputs.some((input) => file === input || file.startsWith(`${input}/`)));

describe('a build', () => {
  it('is made anew when any of the code that makes it has changed', () => {
    const makers = allThatImports('scripts/build/build.ts', 'lingui.config.ts', ...Object.values(configs));
    expect(makers.length).toBeGreaterThan(50);
    expect(missedBy(buildInputs, makers)).toEqual([]);
    expect(missedBy(['scripts/build'], makers), 'what is missed is found').toContain('vite.config.ts');
  });

  it.each([
    'VITE_SITE_ENV',
    'VITE_AUTH_URL',
    'PSEUDO_LOCALE',
    'STATIC_HOST',
    'SOURCE_MAPS',
    // With another one the list of what to purge is another.
    'PREVIOUS_BUILD',
  ])('is made anew with another %s', (variable) => {
    expect(siteStamp({ [variable]: '1' })).not.toBe(siteStamp({}));
  });

  it('is made anew with another HSTS_PRELOAD only for a host to which its headers go in a file', () => {
    const onHost = { STATIC_HOST: '1' };
    expect(siteStamp({ ...onHost, HSTS_PRELOAD: 'on' })).not.toBe(siteStamp(onHost));
    expect(siteStamp({ HSTS_PRELOAD: 'on' }), 'the server reads it itself').toBe(siteStamp({}));
  });

  it.each(['pages', 'boot', 'server'] as const)(
    'bundles the part %s anew when any of the code that bundles it has changed',
    (part) => {
      expect(missedBy(partInputs[part], allThatImports(configs[part]))).toEqual([]);
    },
  );

  it('bundles the pages anew when what reads blog posts has changed, and not for the rest of the server', () => {
    const readers = importedBy(['scripts/build/own-content.ts'], /^(?:scripts|src)\//);
    expect(readers).toContain('src/server/content/read-post.ts');
    expect([...readers].filter((file) => !isOwn('pages', file))).toEqual([]);
    expect(isOwn('pages', 'src/server/app.ts')).toBe(false);
    expect(isOwn('server', 'src/server/app.ts')).toBe(true);
  });

  it('draws the preview images anew when any of what draws them has changed', () => {
    const drawing = [...importedBy(['scripts/images/draw.ts'], /^(?:scripts|src)\//)];
    expect(drawing.length).toBeGreaterThan(5);
    expect(missedBy(imageInputs, drawing)).toEqual([]);
  });

  it.each(Object.entries({ buildInputs, imageInputs, ...partInputs }))(
    'knows of %s where all of it lies',
    (_, inputs) => {
      expect(inputs.filter((input) => !existsSync(path.join(root, input)))).toEqual([]);
    },
  );
});
