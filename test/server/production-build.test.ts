import { build } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { noDevelopersCode } from '../../scripts/build/no-developers-code.ts';

afterEach(() => vi.unstubAllEnvs());

const Chunks = z.object({ output: z.array(z.looseObject({ moduleIds: z.optional(z.array(z.string())) })) });

/** The sources that a build of the server has, as `npm run build` makes it for an environment. */
async function sourcesOfServer(siteEnv: string): Promise<readonly string[]> {
  vi.stubEnv('VITE_SITE_ENV', siteEnv);
  const made = await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'silent',
    build: { write: false, sourcemap: false },
  });
  return z.parse(Chunks, made).output.flatMap(({ moduleIds = [] }) => moduleIds);
}

const developersOnly = /src\/server\/(?:dev\/|payment\/simulator\/|adjustable-clock|mail\/mailbox)/;

describe('a build of the server', () => {
  it('for production has nothing of mailbox, clock, card page and played card provider', async () => {
    const sources = await sourcesOfServer('production');
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((id) => developersOnly.test(id))).toEqual([]);
  });

  it('for staging has them', async () => {
    const sources = await sourcesOfServer('staging');
    expect(sources.filter((id) => developersOnly.test(id)).length).toBeGreaterThan(20);
  });
});

describe('a build for production that holds what is for developers alone', () => {
  const buildOf = (entry: string, environment: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      plugins: [noDevelopersCode('client', environment)],
      build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    });

  it('fails and names it, while one for staging is made', async () => {
    const planted = 'src/adapters/memory/memory-clock.ts';
    await expect(buildOf(planted, 'production')).rejects.toThrow('adapters/memory/memory-clock.ts');
    await expect(buildOf(planted, 'staging')).resolves.toBeDefined();
  });
});
