import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => postcss.parse(readFileSync(path.join(root, file), 'utf8'));

/** The sizes that grow with the screen, by what they say. */
const tokens = new Map<string, string>();
read('src/ui/theme/tokens.css').walkDecls(/^--/, ({ prop, value }) => {
  if (/^(?:min|clamp)\(/.test(value)) tokens.set(value, prop);
});

const sheets = globSync('src/ui/components/**/*.module.css', { cwd: root });

it('no style writes out a size of text or a space inside that has a name', () => {
  expect(tokens.size).toBeGreaterThan(5);
  expect(sheets.length).toBeGreaterThan(50);
  const written = sheets.flatMap((file) => {
    const found: string[] = [];
    read(file).walkDecls(/^(?:font-size|padding)/, ({ prop, value }) => {
      for (const [says, name] of tokens)
        if (value.includes(says)) found.push(`${file}: ${prop} is to be var(${name})`);
    });
    return found;
  });
  expect(written).toEqual([]);
});

it('a size that grows with the screen and stands in three files has a name', () => {
  const places = new Map<string, Set<string>>();
  for (const file of sheets)
    read(file).walkDecls(/^(?:font-size|padding)/, ({ value }) => {
      for (const [size] of value.matchAll(
        /\b(?:min|clamp)\((?:[^()]|\([^()]*\))*\dvw(?:[^()]|\([^()]*\))*\)/g,
      ))
        places.set(size, (places.get(size) ?? new Set()).add(file));
    });
  const often = [...places].filter(([, files]) => files.size > 2);
  expect(often.map(([size, files]) => `${size} in ${[...files].join(', ')}`)).toEqual([]);
});
