import type { StringStorage } from './memory-storage.ts';

/** A part of a storage of its own: every name in it begins with the prefix. */
export class PrefixedStorage implements StringStorage {
  constructor(
    private readonly whole: StringStorage,
    private readonly prefix: string,
  ) {}

  getItem(name: string): string | null {
    return this.whole.getItem(this.prefix + name);
  }

  setItem(name: string, text: string): void {
    this.whole.setItem(this.prefix + name, text);
  }

  removeItem(name: string): void {
    this.whole.removeItem(this.prefix + name);
  }
}
