import { Observable } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import {
  KeyValueStore,
  type StoredKey,
  type StoredValues,
  storedEntries,
} from '../../application/ports/key-value-store.ts';
import type { EntryFormat, EntryFormats } from './entry.ts';
import type { StringStorage } from './memory-storage.ts';
import { WebEntries, type WebStorages } from './web-entries.ts';

/** A change that another tab made to a storage; without a key when it cleared everything. */
export interface StorageNews {
  readonly key: string | null;
  readonly newValue: string | null;
  readonly storageArea: StringStorage | null;
}

/** The parts of the window that concern storage. */
export interface StorageHost extends WebStorages {
  addEventListener(type: 'storage', hear: (news: StorageNews) => void): void;
  removeEventListener(type: 'storage', hear: (news: StorageNews) => void): void;
}

/** {@link KeyValueStore} over Web Storage: its entries, and the changes that other tabs make to them. */
export class WebKeyValueStore extends KeyValueStore {
  private readonly entries: WebEntries;

  constructor(
    private readonly host: StorageHost,
    clock: Clock,
    private readonly formats: EntryFormats,
  ) {
    super();
    this.entries = new WebEntries(host, clock, formats, storedEntries);
  }

  override read<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
    return this.entries.read(key);
  }

  override write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
    this.entries.write(key, value);
  }

  override remove(key: StoredKey): void {
    this.entries.remove(key);
  }

  override changes$<Key extends StoredKey>(key: Key): Observable<StoredValues[Key] | null> {
    return new Observable((subscriber) => {
      const format: EntryFormat<StoredValues[Key]> | undefined = this.formats[key];
      if (format === undefined || storedEntries[key].medium === 'session') return;
      const hear = (news: StorageNews) => {
        if (!this.isLocal(news.storageArea) || (news.key !== null && news.key !== format.name)) return;
        subscriber.next(news.newValue === null ? null : this.entries.parse(format, news.newValue));
      };
      this.host.addEventListener('storage', hear);
      return () => this.host.removeEventListener('storage', hear);
    });
  }

  private isLocal(area: StringStorage | null): boolean {
    try {
      return area === null || area === this.host.localStorage;
    } catch {
      return false;
    }
  }
}
