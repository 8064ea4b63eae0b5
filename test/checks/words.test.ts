import { readdirSync, readFileSync } from 'node:fs';
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
  ],
  de: [
    [/\bHandys?\b/, 'Smartphone; „Telefon“ is what one speaks on'],
    [
      /\b(?:Ihr|eigenen|verlorenen|auf(?:s| das)) Telefons?\b|\bTelefone?\b(?= und (?:Tablet|Computer))/,
      'Smartphone',
    ],
    [/\bnahtlos|\bgratis\b/i, 'what is done, kostenlos'],
  ],
};

function textsOf(locale: string): readonly string[] {
  const folder = path.resolve('src/ui/locales', locale);
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/msgid "(.+)"\nmsgstr "(.*)"/g)].map(
      ([, id, text]) => `${id}: ${text}`,
    ),
  );
}

describe.each(Object.entries(unwanted))('the words of %s', (locale, words) => {
  it.each(words)('%s does not appear: %s', (word) => {
    const texts = textsOf(locale);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => word.test(text.slice(text.indexOf(': '))))).toEqual([]);
  });
});
