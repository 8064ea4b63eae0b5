import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
beforeAll(() => {
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints one planted file with the project's own rules, in a folder that has only these. */
function lint(file: string, code: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), code);
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { status, stderr } = spawnSync(biome, ['lint', file], { cwd: folder, encoding: 'utf8' });
  return { failed: status !== 0, message: stderr };
}

describe('what code may not reach for', () => {
  it.each([
    ['src/domain/planted.ts', 'export const now = () => Date.now();', 'Clock'],
    ['src/domain/planted.ts', 'export const now = () => new Date();', 'Clock'],
    ['src/domain/planted.ts', 'export const chance = () => Math.random();', 'Random'],
    ['src/application/planted.ts', "export const kept = () => localStorage.getItem('a');", 'KeyValueStore'],
    ['src/application/planted.ts', 'export const cookie = () => document.cookie;', 'CookieJar'],
    ['src/application/planted.ts', 'export const wide = () => window.innerWidth;', 'PageLocation'],
    ['src/application/planted.ts', "export const asked = () => fetch('/');", 'port'],
    ['src/ui/components/planted.tsx', 'export const now = () => Date.now();', 'Clock'],
    ['src/ui/components/planted.tsx', "export const asked = () => fetch('/');", 'use-cases'],
    ['src/ui/routes/planted.tsx', 'export const read = (s) => s.subscribe(() => 1);', 'useStream'],
    ['src/adapters/planted.ts', 'export const loose = (x: any) => x;', 'any'],
    ['src/adapters/planted.ts', 'export const sure = (x: string | null) => x!.length;', 'non-null'],
    ['src/domain/planted.ts', 'export enum Color { Red }', 'enum'],
  ])('%s: %s is caught', (file, code, hint) => {
    const { failed, message } = lint(file, code);
    expect(failed).toBe(true);
    expect(message.toLowerCase()).toContain(hint.toLowerCase());
  });

  it('two files that import each other are caught, types aside', () => {
    lint(
      'src/domain/first.ts',
      "import { second } from './second.ts';\nexport const first = () => second;\n",
    );
    const back = lint(
      'src/domain/second.ts',
      "import { first } from './first.ts';\nexport const second = () => first;\n",
    );
    expect(back.message).toContain('part of a cycle');
    const types = lint(
      'src/domain/second.ts',
      "import type { first } from './first.ts';\nexport type Second = typeof first;\n",
    );
    expect(types.failed).toBe(false);
  });

  it('an adapter may touch the browser', () => {
    expect(lint('src/adapters/planted.ts', 'export const now = () => Date.now();').failed).toBe(false);
  });
});
