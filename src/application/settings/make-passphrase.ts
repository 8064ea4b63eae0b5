import { makePassphrase, passphraseBytes } from '../../domain/settings/cloud-save.ts';
import type { Random } from '../ports/random.ts';

/** Makes a passphrase for cloud save from random words. It is not stored. */
export class MakePassphrase {
  constructor(private readonly random: Random) {}

  /**
   * `words` is the list to draw from, whose length is a power of two. It is loaded only when somebody asks for a
   * passphrase.
   */
  make(words: readonly string[]): string {
    return makePassphrase(words, this.random.bytes(passphraseBytes));
  }
}
