import type { StringStorage } from './memory-storage.ts';

/** A separate section of a storage: every name in it starts with the prefix. */
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
