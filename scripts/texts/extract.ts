import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractFromFileWithBabel } from '@lingui/cli/api';
import type { ExtractedMessage, LinguiConfigNormalized } from '@lingui/conf';
import { parseSync } from 'vite';
import { descriptorsIn } from './descriptors.ts';
import { plainWords } from './plain-words.ts';

/** A text in the code: its English, the files that show it, and its comments for translators. */
export interface TextInCode {
  readonly message: string;
  readonly files: readonly string[];
  readonly comments: readonly string[];
}

/**
 * Our tables (errors, products, page heads) contain descriptors, which Lingui finds only after an `i18n` comment. Any
 * object with an id and a message counts as one, so that nobody has to remember the comment.
 */
function markDescriptors(filename: string, code: string): string {
  const starts = descriptorsIn(parseSync(filename, code).program).map(({ object }) => object.start);
  return starts
    .sort((a, b) => b - a)
    .reduce((marked, start) => `${marked.slice(0, start)}/*i18n*/${marked.slice(start)}`, code);
}

/** Texts for developers are in English only. */
const forDevelopers = /\/components\/(?:gallery|developer-panel)\//;

async function extractFile(filename: string, config: LinguiConfigNormalized): Promise<ExtractedMessage[]> {
  const code = readFileSync(filename, 'utf8');
  // Most files show no text, and parsing is the slow part.
  if (!/\bmessage\b|\bTrans\b|\bi18n\b/.test(code)) return [];
  const found: ExtractedMessage[] = [];
  await extractFromFileWithBabel(
    filename,
    markDescriptors(filename, code),
    (message) => found.push(message),
    { linguiConfig: config },
    { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    true,
  );
  return found;
}

/** Every text that the code shows, by its id, and what is wrong with its use there. */
export async function extractTexts(
  files: readonly string[],
  config: LinguiConfigNormalized,
): Promise<{ readonly texts: ReadonlyMap<string, TextInCode>; readonly faults: readonly string[] }> {
  const texts = new Map<string, TextInCode>();
  const faults: string[] = [];
  for (const filename of files) {
    const file = path.relative(config.rootDir, filename).replaceAll('\\', '/');
    if (file.endsWith('x') && !forDevelopers.test(file)) {
      for (const words of plainWords(filename, readFileSync(filename, 'utf8')))
        faults.push(`${file}: "${words}" has no id, so that no locale translates it`);
    }
    for (const { id, message, comment } of await extractFile(filename, config)) {
      const known = texts.get(id);
      if (!message) faults.push(`${file}: ${id} has no English: its message must be a literal beside its id`);
      else if (known !== undefined && known.message !== message)
        faults.push(`${file}: ${id} says "${message}", and in ${known.files[0]} "${known.message}"`);
      texts.set(id, {
        message: known?.message ?? message ?? '',
        files: [...new Set([...(known?.files ?? []), file])].sort(),
        comments: [...new Set([...(known?.comments ?? []), ...(comment ? [comment] : [])])].sort(),
      });
    }
  }
  return { texts, faults };
}
