import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PublicLocale } from '../../src/domain/locale/locale.ts';

/** What no visitor is to read, by what stands for it instead: a term has one word, and a claim says what is done. */
const unwanted: Readonly<Partial<Record<PublicLocale, readonly (readonly [RegExp, instead: string])[]>>> = {
  en: [
    [/\bfree days\b/i, 'free trial'],
    [/\bthe first page of the site\b|\bgo to the first page\b/i, 'home page'],
    [/\border (?:the|a|our) newsletter\b/i, 'sign up for'],
    [/\b(?:leverag|seamless|empower)/i, 'what is done'],
    [/\b(?:cell ?phone|smartphone)s?\b/i, 'phone'],
    [
      /\b(?:colour|favourit|behaviour|honour|cancell(?:ed|ing)|travell|grey|centre|licence|catalogue|(?:un)?tick(?:ed)?\b)/i,
      'American spelling, as dates have it: color, canceled, gray, center, license',
    ],
    [
      /\b(?:organis|recognis|criticis|authoris|notaris|apologis|customis)|\w(?:ometre|litre)s?\b/i,
      'organize, kilometer',
    ],
    [
      /\b(?:recolour|working days?|by post|postal address)\b|”[.,]|\b(?<!one-stop )shops?\b(?! or signs| online)/i,
      'recolor, business day, by mail, mailing address, .”, store',
    ],
    [/\d (?:GB|°)/, 'a no-break space before a unit'],
  ],
  de: [
    [/\bHandys?\b/, 'Smartphone; „Telefon“ is what one speaks on'],
    [
      /\b(?:Ihr|eigenen|verlorenen|auf(?:s| das)) Telefons?\b|\bTelefone?\b(?= und (?:Tablet|Computer))/,
      'Smartphone',
    ],
    [/\bnahtlos|\bgratis\b/i, 'what is done, kostenlos'],
    [/\bWerktage?/, 'Arbeitstag, which no Saturday is'],
    [/\d (?:GB|°|[€$%])|(?:\bArt\.|§) \d/, 'a no-break space before a unit and after „Art.“ and „§“'],
  ],
};

/** Texts that are in no catalogue: those of the server, and what is written in one language only. */
const elsewhere: Readonly<Partial<Record<PublicLocale, readonly string[]>>> = {
  en: [
    'src/server/mail/texts/en',
    'src/server/notice-texts/en',
    'src/server/dev/texts-en.ts',
    'src/server/dev/portal-texts.ts',
    'src/server/dev/scenario-texts.ts',
    'content/blog',
    'content/updates',
    'public/jobs.json',
  ],
  de: [
    'src/server/mail/texts/de',
    'src/server/notice-texts/de',
    'src/server/dev/texts-de.ts',
    'content/updates',
  ],
};

function textsOf(locale: string): readonly string[] {
  return filesIn(path.resolve('src/ui/locales', locale)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/msgid "(.+)"\nmsgstr "(.*)"/g)].map(
      ([, id, text]) => `${id}: ${text}`,
    ),
  );
}

/** The lines of a locale in a file of texts. */
function linesOf(file: string, locale: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const lines = file.endsWith('.ts')
    ? quotedIn(text)
    : file.endsWith('.yaml')
      ? [...text.matchAll(/^ {2}(\w\w):\n((?: {4}.*\n)+)/gm)].flatMap(([, tag, block = '']) =>
          tag === locale ? block.split('\n') : [],
        )
      : text.split('\n');
  return lines.map((line) => `${path.basename(file)}: ${line}`);
}

/** What code quotes, without names such as `subscription-cancelled`. */
function quotedIn(code: string): readonly string[] {
  return [...code.replace(/\/\*.*?\*\//gs, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, plain, filled]) => plain ?? filled ?? '')
    .filter((line) => /\s|^\p{Lu}/u.test(line));
}

function filesIn(place: string): readonly string[] {
  return statSync(place).isFile() ? [place] : readdirSync(place).map((file) => path.join(place, file));
}

describe.each(Object.entries(unwanted))('the words of %s', (locale, words) => {
  it.each(words)('%s does not appear: %s', (word) => {
    const texts = textsOf(locale);
    expect(texts.length).toBeGreaterThan(100);
    const others = (elsewhere[locale as PublicLocale] ?? [])
      .flatMap(filesIn)
      .flatMap((file) => linesOf(file, locale));
    expect(others.length).toBeGreaterThan(100);
    const found = [...texts, ...others].filter((text) => word.test(text.slice(text.indexOf(': '))));
    expect(found).toEqual([]);
  });
});
