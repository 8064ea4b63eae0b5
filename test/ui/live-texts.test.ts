import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ui = path.resolve(import.meta.dirname, '../../src/ui');

/** Ids and English texts as they stand in the code. */
function textsInCode(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(ui, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(path.join(ui, file), 'utf8');
    for (const [, id = '', text = ''] of code.matchAll(/\bid="([\w.]+)"\s+message="([^"]*)"/g))
      found.set(id, text);
    for (const [, id = '', , text = ''] of code.matchAll(
      /\bid: '([\w.]+)',\s*message:\s*(['"])(.*?)\2,?\s/g,
    )) {
      found.set(id, text);
    }
  }
  return found;
}

function catalogue(locale: string, area: string): Map<string, string> {
  const po = readFileSync(path.join(ui, 'locales', locale, `${area}.po`), 'utf8');
  const entries = po.matchAll(/^msgid "([^"]+)"\nmsgstr "((?:[^"\\]|\\.)*)"$/gm);
  return new Map([...entries].map(([, id = '', text = '']) => [id, text.replaceAll('\\"', '"')]));
}

describe.each(['common', 'home', 'island', 'pro', 'account'])('the texts of area %s', (area) => {
  const inCode = new Map([...textsInCode()].filter(([id]) => id.startsWith(`${area}.`)));

  it('stand in the English catalogue as they stand in the code', () => {
    expect(Object.fromEntries(catalogue('en', area))).toEqual(Object.fromEntries(inCode));
  });

  it('are all there in German, with the same places to fill in', () => {
    const german = catalogue('de', area);
    expect([...german.keys()].sort()).toEqual([...inCode.keys()].sort());
    const places = (text: string) => [...new Set(text.match(/\{\w+(?=[},])|<\/?\d+>/g))].sort();
    for (const [id, english] of inCode)
      expect([id, places(german.get(id) ?? '')]).toEqual([id, places(english)]);
  });
});
