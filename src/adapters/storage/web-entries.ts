import type { Clock } from '../../application/ports/clock.ts';
import type {
  KeptEntries,
  KnownEntries,
  StoredKey,
  StoredValues,
} from '../../application/ports/key-value-store.ts';
import type { StoredEntry } from '../../domain/records/stored-entry.ts';
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
 * Reads and writes entries of Web Storage. A malformed or expired entry is removed when read. Separate from {@link
 * KeyValueStore}, whose changes are streams, so that scripts of static pages do not need RxJS.
 */
export class WebEntries implements KeptEntries {
  // Also holds what did not fit into a full storage.
  private readonly refused = { local: new MemoryStorage(), session: new MemoryStorage() };

  constructor(
    private readonly host: WebStorages,
    private readonly clock: Clock,
    private readonly formats: EntryFormats,
    private readonly known: KnownEntries,
  ) {}

  read<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
    const format = this.format(key);
    if (format === undefined) return null;
    const text = this.refused[this.entry(key).medium].getItem(format.name) ?? this.found(key, format.name);
    if (text === null) return null;
    const value = this.parse(format, text);
    if (value === null) this.remove(key);
    return value;
  }

  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
    const format = this.format(key);
    if (format === undefined) return;
    const { lifetimeSeconds, medium } = this.entry(key);
    const until = lifetimeSeconds === null ? null : this.clock.now() + lifetimeSeconds * 1000;
    const written = format.format === undefined ? value : format.format(value);
    const text = JSON.stringify({ value: written, until } satisfies Kept);
    try {
      this.storage(key).setItem(format.name, text);
      this.refused[medium].removeItem(format.name);
    } catch {
      // An older value left in place would reappear in another tab as if it were the newest.
      this.remove(key);
      this.refused[medium].setItem(format.name, text);
    }
  }

  remove(key: StoredKey): void {
    const format = this.formats[key];
    if (format === undefined) return;
    this.refused[this.entry(key).medium].removeItem(format.name);
    try {
      this.storage(key).removeItem(format.name);
    } catch {
      // A storage that may not be used has nothing to remove.
    }
  }

  private format<Key extends StoredKey>(key: Key): EntryFormat<StoredValues[Key]> | undefined {
    return this.formats[key];
  }

  /** A page that knows an entry's format also knows how it is stored. */
  private entry(key: StoredKey): StoredEntry {
    return this.known[key] as StoredEntry;
  }

  private found(key: StoredKey, name: string): string | null {
    try {
      return this.storage(key).getItem(name);
    } catch {
      return null;
    }
  }

  private storage(key: StoredKey): StringStorage {
    return this.entry(key).medium === 'local' ? this.host.localStorage : this.host.sessionStorage;
  }

  /** The value that a text represents; null when it does not match the format or has expired. */
  parse<Value>(format: EntryFormat<Value>, text: string): Value | null {
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
