import { filter, map, type Observable, Subject } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import {
  KeyValueStore,
  type StoredKey,
  type StoredValues,
  storedEntries,
} from '../../application/ports/key-value-store.ts';

interface Kept {
  readonly value: unknown;
  readonly until: number | null;
}

/** The storage that the tabs of one browser share. */
export class MemoryStorageArea {
  readonly entries = new Map<StoredKey, Kept>();
  readonly changes$ = new Subject<{ readonly by: object; readonly key: StoredKey }>();
}

/** One tab's storage: `local` entries are the area's, `session` entries its own. */
export class MemoryKeyValueStore extends KeyValueStore {
  private readonly own = new Map<StoredKey, Kept>();

  constructor(
    private readonly clock: Clock,
    private readonly shared = new MemoryStorageArea(),
  ) {
    super();
  }

  read<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
    const kept = this.area(key).get(key);
    if (kept === undefined || (kept.until !== null && kept.until <= this.clock.now())) return null;
    // Only `write` adds values, so each has its key's type.
    return structuredClone(kept.value) as StoredValues[Key];
  }

  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void {
    const { lifetimeSeconds } = storedEntries[key];
    const until = lifetimeSeconds === null ? null : this.clock.now() + lifetimeSeconds * 1000;
    this.area(key).set(key, { value: structuredClone(value), until });
    this.tell(key);
  }

  remove(key: StoredKey): void {
    if (this.area(key).delete(key)) this.tell(key);
  }

  changes$<Key extends StoredKey>(key: Key): Observable<StoredValues[Key] | null> {
    return this.shared.changes$.pipe(
      filter((change) => change.key === key && change.by !== this),
      map(() => this.read(key)),
    );
  }

  private area(key: StoredKey): Map<StoredKey, Kept> {
    return storedEntries[key].medium === 'local' ? this.shared.entries : this.own;
  }

  private tell(key: StoredKey): void {
    if (storedEntries[key].medium === 'local') this.shared.changes$.next({ by: this, key });
  }
}
