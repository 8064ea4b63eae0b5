import type { Clock } from '../../application/ports/clock.ts';
import {
  type KeptEntries,
  type StoredKey,
  type StoredValues,
  storedEntries,
} from '../../application/ports/key-value-store.ts';
import type { EntryFormat, EntryFormats } from './entry.ts';
import { MemoryStorage, type StringStorage } from './memory-storage.ts';

/** Both storages of the window. Reading either property throws where the visitor refuses storage. */
export interface WebStorages {
  readonly localStorage: StringStorage;
  readonly sessionStorage: StringStorage;
}

interface Kept {
  readonly value: unknown;
  /** Milliseconds since the epoch; null for no end. */
  readonly until: number | null;
}

/**
 * Reads and writes entries of Web Storage. What is malformed or over its lifetime is removed when it is read. Apart from
 * {@link KeyValueStore}, whose changes are streams: scripts of static pages do without RxJS.
 */
export class WebEntries implements KeptEntries {
  // Also holds what a full storage did not take.
  private readonly refused = { local: new MemoryStorage(), session: new MemoryStorage() };

  constructor(
    private readonly host: WebStorages,
    private readonly clock: Clock,
    private readonly formats: EntryFormats,
  ) {}

  read<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
    const format = this.format(key);
    if (format === undefined) return null;
    const text = this.refused[storedEntries[key].medium].getItem(format.name) ?? this.found(key, format.name);
    if (text === null) return null;
    const value = this.parse(format, text);
    if (value === null) this.remove(key);
    return value;
  }

  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
    const format = this.format(key);
    if (format === undefined) return;
    const { lifetimeSeconds, medium } = storedEntries[key];
    const until = lifetimeSeconds === null ? null : this.clock.now() + lifetimeSeconds * 1000;
    const written = format.format === undefined ? value : format.format(value);
    const text = JSON.stringify({ value: written, until } satisfies Kept);
    try {
      this.storage(key).setItem(format.name, text);
      this.refused[medium].removeItem(format.name);
    } catch {
      // An older value left in place would come back in another tab as if it were the newest.
      this.remove(key);
      this.refused[medium].setItem(format.name, text);
    }
  }

  remove(key: StoredKey): void {
    const format = this.formats[key];
    if (format === undefined) return;
    this.refused[storedEntries[key].medium].removeItem(format.name);
    try {
      this.storage(key).removeItem(format.name);
    } catch {
      // Storage that may not be used has nothing to remove.
    }
  }

  /** The value that a text stands for; null when it is not one of the entry, or over its lifetime. */
  parsed<Key extends StoredKey>(key: Key, text: string): StoredValues[Key] | null {
    const format = this.format(key);
    return format === undefined ? null : this.parse(format, text);
  }

  private format<Key extends StoredKey>(key: Key): EntryFormat<StoredValues[Key]> | undefined {
    return this.formats[key];
  }

  private found(key: StoredKey, name: string): string | null {
    try {
      return this.storage(key).getItem(name);
    } catch {
      return null;
    }
  }

  private storage(key: StoredKey): StringStorage {
    return storedEntries[key].medium === 'local' ? this.host.localStorage : this.host.sessionStorage;
  }

  private parse<Value>(format: EntryFormat<Value>, text: string): Value | null {
    const kept = parseKept(text);
    if (kept === null || (kept.until !== null && kept.until <= this.clock.now())) return null;
    return format.parse(kept.value);
  }
}

function parseKept(text: string): Kept | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !('value' in found) || !('until' in found))
      return null;
    const { value, until } = found;
    return until === null || typeof until === 'number' ? { value, until } : null;
  } catch {
    return null;
  }
}
