import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanStreams } from '../../scripts/build/lean-streams.ts';

const root = path.resolve(import.meta.dirname, '../..');
let lean: Pick<typeof import('rxjs'), 'from' | 'lastValueFrom' | 'merge' | 'of' | 'switchMap' | 'toArray'>;

beforeAll(async () => {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [leanStreams()],
    resolve: { conditions: ['es2015', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: 'rxjs', preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in made)) throw new Error('It was not built once');
  lean = await import(`data:text/javascript;base64,${Buffer.from(made.output[0].code).toString('base64')}`);
});

describe('streams without what none of ours is made of', () => {
  it('are made of streams, promises and lists', async () => {
    const { from, lastValueFrom, merge, of, switchMap, toArray } = lean;
    const all = merge(from([1, 2]), from(new Set([3])), of(4).pipe(switchMap(() => Promise.resolve(5))));
    expect(await lastValueFrom(all.pipe(toArray()))).toEqual([1, 2, 3, 5]);
  });

  it('say by its name what was left out', async () => {
    async function* later() {
      yield 1;
    }
    await expect(lean.lastValueFrom(lean.from(later()))).rejects.toThrow('Left out: __awaiter');
  });
});
