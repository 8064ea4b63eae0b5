import type { StoredKey, StoredValues } from '../../application/ports/key-value-store.ts';

/** How one entry is named and parsed in the browser's storage. */
export interface EntryFormat<Value> {
  /** Its name in the storage: lower-case words joined by underscores. */
  readonly name: string;
  /** Parses and validates what was found; null when it has the wrong type. Never throws. */
  readonly parse: (found: unknown) => Value | null;
  /** Serializes a value that is not stored as it is; {@link parse} reverses it. */
  readonly format?: (value: Value) => unknown;
}

/**
 * The formats that a page knows. A page that loads little knows few; other entries read as absent and are not written
 * there.
 */
export type EntryFormats = { readonly [Key in StoredKey]?: EntryFormat<StoredValues[Key]> };
