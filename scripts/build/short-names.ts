import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../src');
// Without the `a`: content blockers hide elements with names such as `ad3`.
const letters = 'bcdefghijklmnopqrstuvwxyz';
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

/**
 * `b2f`: the second class of a style file, and the file's number. A page has about a hundred classes, each in its
 * styles and its markup: as words they are a twentieth of what a visitor loads. The same in every bundle of one build.
 */
export function shortName(local: string, file: string, css: string): string {
  const own = path.relative(source, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
  const fileNumber = files.indexOf(own);
  const number = classesOf(css).indexOf(local);
  if (fileNumber < 0 || number < 0) throw new Error(`${own} has no class ${local}, or was not there in time`);
  const first = letters[number % letters.length] ?? '';
  const second = number < letters.length ? '' : (letters[Math.floor(number / letters.length) - 1] ?? '');
  // The file's part always has two characters, so that no two names can collide.
  return `${first}${second}${fileNumber.toString(36).padStart(2, '0')}`;
}

/** Names in the order of their first use in a style file, including those of animations. */
function classesOf(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = plain.matchAll(/(?:\.|@keyframes\s+|@container\s+)(-?[A-Za-z_][\w-]*)/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}
