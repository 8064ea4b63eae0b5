import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { PhraseIndex } from './phrase-index.ts';

/** The project's phrase lists, one per language, each read on first use and then kept. */
export class PhraseLibrary {
  private readonly indexes = new Map<string, Promise<PhraseIndex>>();
  private readonly read = new Map<string, PhraseIndex>();

  constructor(
    private readonly folder: string,
    private readonly log: Logger,
  ) {}

  /** The index of a language (as in region codes, such as `de` or `tzh`); an empty one if there is no list. */
  of(language: string): Promise<PhraseIndex> {
    const known = this.indexes.get(language);
    if (known !== undefined) return known;
    const reading = this.index(language);
    this.indexes.set(language, reading);
    void reading.then((index) => this.read.set(language, index));
    return reading;
  }

  /** The same synchronously; undefined if it has not been read yet. */
  known(language: string): PhraseIndex | undefined {
    return this.read.get(language);
  }

  private async index(language: string): Promise<PhraseIndex> {
    try {
      return await PhraseIndex.of(await readFile(join(this.folder, `${language}.txt`), 'utf8'));
    } catch (error) {
      this.log.warn({ err: error, language }, 'no phrases for a language');
      return PhraseIndex.of('');
    }
  }
}
