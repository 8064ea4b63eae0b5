import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rooms = ['src/domain/**/*.ts', 'src/application/ports/*.ts'];
const files = globSync(rooms).sort();

/** What an export statement declares, at the start of a line. */
const declaration =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type|const|let|enum|namespace) ([\w$]+)/;
/** What a port asks of its adapters. */
const member = /^ {2}abstract (?:readonly |get )?([\w$]+)/;

/** The names that a source declares for others without a docstring right above them, with their lines. */
function undocumented(source: string): readonly string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = (declaration.exec(line) ?? member.exec(line))?.[1];
    return name === undefined || documented(lines, index) ? [] : [`${index + 1} ${name}`];
  });
}

function documented(lines: readonly string[], index: number): boolean {
  const end = lines[index - 1]?.trim() ?? '';
  if (!end.endsWith('*/')) return false;
  const start = lines.slice(0, index).findLastIndex((line) => line.trim().startsWith('/**'));
  const text = lines.slice(start, index).join(' ');
  // Words, not only tags.
  return start >= 0 && /\/\*\*[\s*]*[A-Z`{\p{Lu}][^@]{8,}/u.test(text);
}

describe('the docstrings of domain and ports', () => {
  it('are looked for in both rooms', () => {
    for (const start of ['src/domain/', 'src/application/ports/']) {
      expect(files.filter((file) => file.startsWith(start)).length, start).toBeGreaterThan(30);
    }
  });

  it.each(files)('say of each export of %s what it is', (file) => {
    expect(undocumented(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('are missed where they are missing, empty or cut off', () => {
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
    expect(undocumented(planted.join('\n'))).toEqual(['1 one', '3 two', '6 Three', '8 Four', '11 six']);
  });

  it('may run over lines and stand before any declaration', () => {
    const source = [
      '/**',
      ' * Reads something. Null when it is nothing.',
      ' * @example read()',
      ' */',
      'export async function read() {}',
      '/** The state, in milliseconds. */',
      'export const state = 1;',
    ];
    expect(undocumented(source.join('\n'))).toEqual([]);
  });
});
