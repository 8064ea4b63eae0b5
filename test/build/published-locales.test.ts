import path from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { publishedLocales } from '../../scripts/build/published-locales.ts';
import { knownLocales } from '../../src/domain/locale/known-locales.ts';
import { publicLocales } from '../../src/domain/locale/locale.ts';

const entry = path.resolve(import.meta.dirname, '../../src/domain/locale/locale-rows.ts');

async function built(plugins: ReturnType<typeof publishedLocales>[]): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return result.flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : ''))).join('');
}

describe('what a page loads of the locales', () => {
  it('are the published ones, with the names they have in the table', async () => {
    const code = await built([publishedLocales()]);
    const held = Object.values(knownLocales).filter(({ name }) => code.includes(`"${name}"`));
    expect(held.map(({ tag }) => tag)).toEqual(publicLocales);
    expect(code.length).toBeLessThan(3_000);
    // Without the build step it would be the whole table.
    expect((await built([])).length).toBeGreaterThan(code.length + 3_000);
  });
});
