import { Observable } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import {
  KeyValueStore,
  type StoredKey,
  type StoredValues,
  storedEntries,
} from '../../application/ports/key-value-store.ts';
import type { EntryFormat, EntryFormats } from './entry.ts';
import { MemoryStorage, type StringStorage } from './memory-storage.ts';

/** What another tab did to a storage; no key when it cleared everything. */
export interface StorageNews {
  readonly key: string | null;
  readonly newValue: string | null;
  readonly storageArea: StringStorage | null;
}

/** The window, as far as storage goes. Reading either storage throws where the visitor refuses it. */
export interface StorageHost {
  readonly localStorage: StringStorage;
  readonly sessionStorage: StringStorage;
  addEventListener(type: 'storage', hear: (news: StorageNews) => void): void;
  removeEventListener(type: 'storage', hear: (news: StorageNews) => void): void;
}

interface Kept {
  readonly value: unknown;
  /** Milliseconds since the epoch; null for no end. */
  readonly until: number | null;
}

/** {@link KeyValueStore} over Web Storage. What is malformed or over its lifetime is removed when it is read. */
export class WebKeyValueStore extends KeyValueStore {
  // Also holds what a full storage did not take.
  private readonly refused = { local: new MemoryStorage(), session: new MemoryStorage() };

  constructor(
    private readonly host: StorageHost,
    private readonly clock: Clock,
    private readonly formats: EntryFormats,
  ) {
    super();
  }

  override read<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
    const format = this.format(key);
    if (format === undefined) return null;
    const text = this.refused[storedEntries[key].medium].getItem(format.name) ?? this.found(key, format.name);
    if (text === null) return null;
    const value = this.parse(format, text);
    if (value === null) this.remove(key);
    return value;
  }

  override write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
    const format = this.format(key);
    if (format === undefined) return;
    const { lifetimeSeconds, medium } = storedEntries[key];
    const until = lifetimeSeconds === null ? null : this.clock.now() + lifetimeSeconds * 1000;
    const text = JSON.stringify({ value, until } satisfies Kept);
    try {
      this.storage(key).setItem(format.name, text);
      this.refused[medium].removeItem(format.name);
    } catch {
      // An older value left in place would come back in another tab as if it were the newest.
      this.remove(key);
      this.refused[medium].setItem(format.name, text);
    }
  }

  override remove(key: StoredKey): void {
    const format = this.formats[key];
    if (format === undefined) return;
    this.refused[storedEntries[key].medium].removeItem(format.name);
    try {
      this.storage(key).removeItem(format.name);
    } catch {
      // Storage that may not be used has nothing to remove.
    }
  }

  override changes$<Key extends StoredKey>(key: Key): Observable<StoredValues[Key] | null> {
    // By hand and not by `fromEvent`, which is as large as all else of RxJS that static pages load.
    return new Observable((subscriber) => {
      const format = this.format(key);
      if (format === undefined || storedEntries[key].medium === 'session') return;
      const hear = (news: StorageNews) => {
        if (!this.isOurs(key, news.storageArea) || (news.key !== null && news.key !== format.name)) return;
        subscriber.next(news.newValue === null ? null : this.parse(format, news.newValue));
      };
      this.host.addEventListener('storage', hear);
      return () => this.host.removeEventListener('storage', hear);
    });
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

  private isOurs(key: StoredKey, area: StringStorage | null): boolean {
    try {
      return area === null || area === this.storage(key);
    } catch {
      return false;
    }
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
