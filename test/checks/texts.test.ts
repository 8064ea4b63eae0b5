import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeConfig } from '@lingui/conf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textConfig } from '../../scripts/build/text-config.ts';
import { textFaults } from '../../scripts/texts/check.ts';
import { writeTexts } from '../../scripts/texts/write.ts';
import { publicLocales } from '../../src/domain/locale/locale.ts';

const translated = publicLocales.filter((locale) => locale !== 'en');
const page = 'src/ui/pond.tsx';
const code = `import { Trans } from '@lingui/react';
const table = { wet: { id: 'pond.wet', message: 'It is wet, {name}' } };
export const Pond = () => <h1><Trans id="pond.title" message="The <0>pond</0>" /></h1>;
`;

let root = '';
const at = (file: string) => path.join(root, file);
const po = (locale: string, area = 'pond') => `src/ui/locales/${locale}/${area}.po`;
const config = () => makeConfig(textConfig(root), { skipValidation: true });
const faults = () => textFaults(config());

/** Changes a file of the project in small; what is not there to be changed is a mistake of the test. */
function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(at(file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(at(file), after);
}

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'));
  mkdirSync(at('src/ui/locales/en'), { recursive: true });
  writeFileSync(at(page), code);
  writeFileSync(at(po('en')), '');
  await writeTexts(config());
  for (const locale of translated) {
    change(po(locale), /(msgid "pond\.wet"\nmsgstr ")/, '$1{name}: !');
    change(po(locale), /(msgid "pond\.title"\nmsgstr ")/, '$1<0>!</0>');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the check of texts', () => {
  it('has nothing to say of texts that are all there', async () => {
    expect(await faults()).toEqual([]);
  });

  it.each(translated)('finds a text without translation in %s', async (locale) => {
    change(po(locale), 'msgstr "{name}: !"', 'msgstr ""');
    expect(await faults()).toEqual([`${po(locale)}: pond.wet has no translation`]);
  });

  it.each(publicLocales)('finds a text that is not in the file of %s', async (locale) => {
    change(po(locale), /(?:#.*\n)*msgid "pond\.wet"\nmsgstr ".*"\n/, '');
    expect(await faults()).toEqual([`${po(locale)}: pond.wet, shown by ${page}, is missing`]);
  });

  it('finds English that differs from the code', async () => {
    change(po('en'), 'It is wet', 'It is dry');
    expect(await faults()).toEqual([
      `${po('en')}: pond.wet says "It is dry, {name}", and ${page} says "It is wet, {name}"`,
    ]);
  });

  it('finds a text of the code that is in no catalogue, also of an area that is none', async () => {
    change(
      page,
      '</h1>',
      '<Trans id="pond.deep" message="Deep" /><Trans id="lake.deep" message="Deep" /></h1>',
    );
    const found = await faults();
    expect(found).toContainEqual(expect.stringContaining(`${page}: lake.deep is in no catalogue`));
    for (const locale of publicLocales)
      expect(found).toContain(`${po(locale)}: pond.deep, shown by ${page}, is missing`);
  });

  it('finds texts that no code shows, and files that no locale or area has', async () => {
    change(page, '<Trans id="pond.title" message="The <0>pond</0>" />', '');
    mkdirSync(at('src/ui/locales/xx'));
    cpSync(at(po('en')), at(po('xx')));
    const found = await faults();
    expect(found).toContainEqual(expect.stringContaining(`${po('xx')} is read by nobody`));
    for (const locale of publicLocales) expect(found).toContain(`${po(locale)}: pond.title is shown nowhere`);
  });

  it('has nothing to say of what a build made in the pseudo-locale of an area that is gone', async () => {
    mkdirSync(at('src/ui/locales/en-xa'));
    cpSync(at(po('en')), at(po('en-xa', 'gone')));
    expect(await faults()).toEqual([]);
  });

  it.each(translated)(
    'finds a place to fill in that is lost in %s, and what does not compile',
    async (locale) => {
      change(po(locale), '{name}: !', '!');
      change(po(locale), '<0>!</0>', '<0>{name, plural, one {!}</0>');
      const found = await faults();
      expect(found).toContain(`${po(locale)}: pond.wet fills in nothing, and the English {name}`);
      expect(found).toContainEqual(expect.stringContaining('pond.title does not compile'));
    },
  );

  it('finds an id with two English texts, and one whose English is not a literal', async () => {
    writeFileSync(
      at('src/ui/a.tsx'),
      code.replace('It is wet', 'It is dry').replace('"The <0>pond</0>"', '{it}'),
    );
    const found = await faults();
    expect(found).toContainEqual(expect.stringMatching(/pond\.wet says .* and in src\/ui\/a\.tsx/));
    expect(found).toContainEqual(expect.stringContaining('src/ui/a.tsx: pond.title has no English'));
  });

  it('finds words without an id, but for code, names and what is in a language of its own', async () => {
    const element = (inside: string) => change(page, '</h1>', `${inside}</h1>`);
    element('<p>Dry <b>land</b></p><img alt="A pond" /><Note title="Deep" />');
    element(
      '<p lang="de">Nass</p><i translate="no">Ada Teal</i><code>npm</code><a>pond@duck.example</a>{4} °C',
    );
    const plain = (words: string) => `${page}: "${words}" has no id, so that no locale translates it`;
    expect(await faults()).toEqual(['Dry', 'land', 'A pond', 'Deep'].map(plain));
  });

  it('finds comments that are older than the code', async () => {
    for (const locale of translated) change(po(locale), '#. It is wet, {name}', '#. It was wet, {name}');
    expect(await faults()).toEqual(
      translated.map((locale) => `${po(locale)}: its comments or its order are not those of the code`),
    );
  });
});

describe('writing the texts', () => {
  it('puts English and place above each translation, and changes nothing the second time', async () => {
    const read = () => translated.map((locale) => readFileSync(at(po(locale)), 'utf8'));
    const before = read();
    expect(before[0]).toContain(`#. It is wet, {name}\n#: ${page}\nmsgid "pond.wet"\nmsgstr "{name}: !"\n`);
    expect(await writeTexts(config())).toEqual([]);
    expect(read()).toEqual(before);
  });

  it('names what is left to translate, and leaves out what nobody shows', async () => {
    change(page, 'pond.wet', 'pond.damp');
    expect(await writeTexts(config())).toEqual(
      translated.map((locale) => `${po(locale)}: pond.damp waits for its translation`),
    );
    for (const locale of publicLocales)
      expect(readFileSync(at(po(locale)), 'utf8')).not.toContain('pond.wet');
  });

  it('puts in order what git leaves of a merge that took both sides', async () => {
    const [locale = ''] = translated;
    change(page, '</h1>', '<Trans id="pond.a" message="A" /><Trans id="pond.b" message="B" /></h1>');
    const side = (id: string, end: string) => `#. ?\n#: ${page}\nmsgid "pond.${id}"\nmsgstr "!${id}"\n${end}`;
    change(po(locale), /(?=\n#. The)/, `\n${side('b', '')}${side('a', '')}`);
    for (const one of translated.filter((one) => one !== locale))
      change(po(one), /$/, side('a', '') + side('b', ''));
    expect(await writeTexts(config())).toEqual([]);
    expect(await faults()).toEqual([]);
    expect(readFileSync(at(po(locale)), 'utf8')).toMatch(
      /"pond\.a"\nmsgstr "!a"\n\n[\s\S]*"pond\.b"\nmsgstr "!b"\n\n/,
    );
  });

  it('asks which is meant of two translations', async () => {
    const [locale = ''] = translated;
    change(po(locale), /$/, '\nmsgid "pond.wet"\nmsgstr "{name}: ?"\n');
    const before = readFileSync(at(po(locale)), 'utf8');
    expect(await writeTexts(config())).toEqual([
      `${po(locale)}: pond.wet stands twice, not alike: keep one, and run again`,
    ]);
    expect(readFileSync(at(po(locale)), 'utf8')).toBe(before);
  });
});
