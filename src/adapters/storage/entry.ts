import type { StoredKey, StoredValues } from '../../application/ports/key-value-store.ts';

/** How one entry is named and read in the browser's storage. */
export interface EntryFormat<Value> {
  /** Its name in the storage: lower-case words joined by underscores. */
  readonly name: string;
  /** The value, checked, from what was found; null when it is not of its type. Never throws. */
  readonly parse: (found: unknown) => Value | null;
  /** How the value is written where it is not kept as it is, so that {@link parse} gives the same again. */
  readonly format?: (value: Value) => unknown;
}

/** The formats a page knows. A page that loads little knows few; others read as absent there and are not written. */
export type EntryFormats = { readonly [Key in StoredKey]?: EntryFormat<StoredValues[Key]> };
