import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanContainer } from '../../scripts/build/lean-container.ts';

type Inversify = typeof import('inversify');

const root = path.resolve(import.meta.dirname, '../..');
let lean: Pick<Inversify, 'Container' | 'ContainerModule'>;

beforeAll(async () => {
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [leanContainer()],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: 'inversify', preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in made)) throw new Error('It was not built once');
  lean = await import(`data:text/javascript;base64,${Buffer.from(made.output[0].code).toString('base64')}`);
});

describe('the container without what no page of ours runs', () => {
  it('makes things by factories of any number of others, once each', () => {
    const container = new lean.Container({ jitless: true });
    const made: number[] = [];
    const counts = [0, 1, 2, 3, 4, 5, 9];
    container.load(
      new lean.ContainerModule(({ bind }) => {
        bind('one').toConstantValue(1);
        for (const count of counts) {
          bind(`sum of ${count}`)
            .toResolvedValue(
              (...ones: number[]) => {
                made.push(count);
                return ones.reduce((sum, one) => sum + one, 0);
              },
              Array.from({ length: count }, () => 'one'),
            )
            .inSingletonScope();
        }
      }),
    );
    for (const _ of ['first', 'again'])
      for (const count of counts) expect(container.get(`sum of ${count}`)).toBe(count);
    expect(made).toEqual(counts);
  });

  it('says what nobody has bound', () => {
    expect(() => new lean.Container({ jitless: true }).get('nothing')).toThrow(/No bindings found/);
  });

  it('says that a class cannot be bound, and by which name that was left out', () => {
    const container = new lean.Container({ jitless: true });
    expect(() => container.bind('some').to(class {})).toThrow('Left out of the container: getClassMetadata');
  });
});
