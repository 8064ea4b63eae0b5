import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hostMessagesTables, marks, shapeOf, withTables } from '../../scripts/docs/host-messages-table.ts';

describe('the messages in docs/host-apps.md', () => {
  it('are those of the contract', () => {
    const document = readFileSync('docs/host-apps.md', 'utf8');
    expect(document).toBe(withTables(document));
  });

  it('that are not the contract’s are noticed', () => {
    const planted = `before\n${marks.begin}\n\n${hostMessagesTables().replace('1,200 ms', '2,400 ms')}\n\n${marks.end}\nafter`;
    expect(withTables(planted)).not.toBe(planted);
    expect(() => withTables('nothing')).toThrow('no marks');
  });

  it('have a line each, in which nothing is left unsaid', () => {
    const lines = hostMessagesTables()
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) expect(line).not.toContain('undefined');
  });

  it.each([
    [z.object({}), '{}'],
    [z.record(z.string(), z.unknown()), '{ [name]: unknown }'],
    [z.object({ a: z.string().check(z.minLength(1)), b: z.optional(z.int()) }), '{ a: string, b?: integer }'],
    [z.array(z.object({ a: z.nullable(z.boolean()) })), '{ a: boolean | null }[]'],
    [z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
  ])('say what a schema wants (%#)', (schema, words) => {
    expect(shapeOf(schema)).toBe(words);
  });
});
