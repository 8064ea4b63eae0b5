import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const Chunk = z.object({
  type: z.literal('chunk'),
  code: z.string(),
  moduleIds: z.array(z.string()),
});
const Bundle = z.union([
  z.array(z.object({ output: z.array(z.unknown()) })),
  z.object({ output: z.array(z.unknown()) }),
]);

/** What a build for an environment makes of an entry, with everything it may load later. */
async function bundle(entry: string, siteEnv: string) {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'import.meta.env.VITE_SITE_ENV': JSON.stringify(siteEnv) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: `src/composition/${entry}`, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [z.parse(Bundle, made)]
    .flat()
    .flatMap(({ output }) => output)
    .flatMap((part) => Chunk.safeParse(part).data ?? []);
  return {
    code: chunks.map(({ code }) => code).join(''),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

const fakes = /adapters\/memory\/(?!.*\.test)|faker/;
const playedHosts = /adapters\/played-host\//;

describe('what a browser loads', () => {
  it.each(['create-app.ts', 'plan-visit.ts', 'search-box.ts', 'day-totals.ts'])(
    'has no fakes and no faker by %s in a production build, and has them in a local one',
    async (entry) => {
      const production = await bundle(entry, 'production');
      expect(production.modules.filter((id) => fakes.test(id))).toEqual([]);
      const local = await bundle(entry, 'local');
      expect(local.modules.filter((id) => fakes.test(id))).not.toEqual([]);
    },
  );

  it('has no played apps in a production build, and has them in a local one', async () => {
    const production = await bundle('create-app.ts', 'production');
    expect(production.modules.filter((id) => playedHosts.test(id))).toEqual([]);
    const local = await bundle('create-app.ts', 'local');
    expect(local.modules.filter((id) => playedHosts.test(id))).not.toEqual([]);
  });

  it('has neither container nor schemas on a static page, and little else', async () => {
    const { code, modules } = await bundle('static-page.ts', 'production');
    expect(modules.filter((id) => /inversify|reflect-metadata|zod/.test(id))).toEqual([]);
    expect(brotliCompressSync(code).length).toBeLessThan(8_500);
  });
});
