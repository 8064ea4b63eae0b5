import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documented, incomplete } from '../support/docstrings.ts';

const modules = ['src/domain/**/*.ts', 'src/application/ports/*.ts', 'src/contract/**/*.ts'];
const files = globSync(modules).sort();
const read = (file: string) => readFileSync(file, 'utf8');
const missing = (source: string) =>
  documented(source).flatMap(({ line, name, text }) => (text === '' ? [`${line} ${name}`] : []));

describe('the docstrings of domain, ports and contract', () => {
  it('are looked for in all three modules', () => {
    for (const [start, least] of [
      ['src/domain/', 60],
      ['src/application/ports/', 30],
      ['src/contract/', 10],
    ] as const) {
      expect(files.filter((file) => file.startsWith(start)).length, start).toBeGreaterThan(least);
    }
  });

  it.each(files)('say of each export of %s what it is', (file) => {
    expect(missing(read(file))).toEqual([]);
  });

  it.each(files)('say in %s what numbers count, and how a call fails', (file) => {
    expect(incomplete(read(file))).toEqual([]);
  });
});

describe('a docstring', () => {
  it('is missed where it is missing, empty or cut off', () => {
    const planted = [
      'export const one = 1;',
      '/** */',
      'export function two() {}',
      '/** Says what it is. */',
      '',
      'export type Three = string;',
      '// Says what it is, but not to the editor.',
      'export interface Four {}',
      '/** Says what it is, in words. */',
      'export abstract class Five {',
      '  abstract six(): void;',
      '}',
    ];
    expect(missing(planted.join('\n'))).toEqual(['1 one', '3 two', '6 Three', '8 Four', '11 six']);
  });

  it('may run over lines, stand before any declaration, and serve a schema’s type too', () => {
    const source = [
      '/**',
      ' * Reads something. Null when it is nothing.',
      ' * @example read()',
      ' */',
      'export async function read() {}',
      '/** The state, in milliseconds. */',
      'export const State = 1;',
      'export type State = typeof State;',
    ];
    expect(missing(source.join('\n'))).toEqual([]);
  });

  it.each([
    [
      'a function that says what goes without saying',
      'One more. Never fails.',
      'function next(x: string): string {\n  return x;\n}',
    ],
    [
      'the same with a line’s end in it',
      'One more. Never\n * fails.',
      'function next(x: string): string {\n  return x;\n}',
    ],
    [
      'a throw that is not told',
      'One more.',
      "function next(x: string): string {\n  throw new Error('no');\n}",
    ],
    ['a null that is not told', 'One more.', 'function next(x: string): string | null {\n  return null;\n}'],
    [
      'a result whose failure is not told',
      'One more.',
      'function next(x: string): Result<string, Failure> {\n  return x;\n}',
    ],
    ['a parameter without a unit', 'One more.', 'function wait(time: number): string {\n  return time;\n}'],
    ['a field without a unit', 'A wait of someone.', 'interface Wait {\n  readonly time: number;\n}'],
    ['a constant without a unit', 'The longest wait.', 'const longest = 5_000;'],
    ['a code that is not told', '`a` when it is so.', "type WaitFailure = { readonly code: 'a' | 'b' };"],
    [
      'a port’s code that is not told',
      'The way to it.',
      "abstract class Api {\n  /** Waits for it. Fails at times. */\n  abstract wait(): Promise<Result<void, { readonly code: 'a' }>>;\n}",
    ],
    [
      'a port’s number without a unit',
      'The way to it.',
      'abstract class Api {\n  /** Waits for it. */\n  abstract wait(time: number): void;\n}',
    ],
    [
      'a port’s answer without a unit',
      'The way to it.',
      'abstract class Api {\n  /** The wait so far. */\n  abstract wait(): number;\n}',
    ],
    [
      'a port’s result whose failure neither it nor its class tells',
      'The way to it. No method fails.',
      'abstract class Api {\n  /** Deletes what is saved under a key. */\n  abstract remove(key: string): Promise<Result<void, NothingSaved | CallFailure>>;\n}',
    ],
    [
      'a port’s promise that says nothing of failing',
      'The way to it.',
      'abstract class Api {\n  /** Waits for it. */\n  abstract wait(): Promise<void>;\n}',
    ],
    [
      'a port’s plain value that says what goes without saying',
      'The way to it.',
      'abstract class Api {\n  /** The way. Never fails. */\n  abstract way(): string;\n}',
    ],
    [
      'a port’s stream whose class says what goes without saying',
      'The way to it. Nothing here fails.',
      'abstract class Api {\n  /** Each one. */\n  abstract readonly all$: Observable<string>;\n}',
    ],
  ])('is incomplete with %s', (_, text, code) => {
    expect(incomplete(`/** ${text} */\nexport ${code}`)).toHaveLength(1);
  });

  it.each([
    ['One more.', 'function next(x: string): string {\n  return x;\n}'],
    ['One more. Throws on an empty text.', "function next(x: string): string {\n  throw new Error('no');\n}"],
    ['One more; null when there is none.', 'function next(x: string): string | null {\n  return null;\n}'],
    [
      'One more. Fails when there is none.',
      'function next(x: string): Result<string, Failure> {\n  return x;\n}',
    ],
    ['Waits some milliseconds.', 'function wait(time: number): string {\n  return time;\n}'],
    ['Waits.', 'function wait(seconds: number): string {\n  return seconds;\n}'],
    ['A wait of someone.', 'interface Wait {\n  /** Milliseconds. */\n  readonly time: number;\n}'],
    ['The longest wait, in milliseconds.', 'const longest = 5_000;'],
    ['`a` when it is so, else `b`.', "type WaitFailure = { readonly code: 'a' | 'b' };"],
    [
      'The way to it.',
      "abstract class Api {\n  /** Waits for it. Fails with `a` without one. */\n  abstract wait(): Promise<Result<void, { readonly code: 'a' }>>;\n}",
    ],
    [
      'The way to it. A call fails when no answer comes.',
      'abstract class Api {\n  /** Waits for it. */\n  abstract wait(): Promise<Result<void, CallFailure>>;\n}',
    ],
    ['The way to it.', 'abstract class Api {\n  /** The way. */\n  abstract way(): string;\n}'],
    [
      'The way to it.',
      'abstract class Api {\n  /** Each one. */\n  abstract readonly all$: Observable<string>;\n}',
    ],
    [
      'The way to it.',
      'abstract class Api {\n  /** Whether it is there. */\n  abstract readonly present: boolean;\n}',
    ],
  ])('is complete with %j', (text, code) => {
    expect(incomplete(`/** ${text} */\nexport ${code}`)).toEqual([]);
  });
});
