import type { StorageHost, StorageNews } from '../../src/adapters/storage/web-key-value-store.ts';

/** Web Storage backed by a map, with the browsers' quota and exceptions. */
export class StorageArea implements Storage {
  readonly texts = new Map<string, string>();
  /** True when it accepts nothing more, as with a quota of 0. */
  full = false;

  constructor(private readonly changed: (key: string | null, newValue: string | null) => void = () => {}) {}

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.texts.set(name, text);
    this.changed(name, text);
  }

  removeItem(name: string): void {
    if (this.texts.delete(name)) this.changed(name, null);
  }

  clear(): void {
    this.texts.clear();
    this.changed(null, null);
  }
}

/** One tab of a {@link Browser}: the storage parts of a window. */
export class Tab implements StorageHost {
  readonly localStorage: StorageArea;
  readonly sessionStorage = new StorageArea();
  private readonly listeners = new Set<(news: StorageNews) => void>();

  constructor(private readonly browser: Browser) {
    this.localStorage = new StorageArea((key, newValue) => browser.tell(this, key, newValue));
    for (const [name, text] of browser.local) this.localStorage.texts.set(name, text);
  }

  /** Applies another tab's change and fires the `storage` event. */
  hear(key: string | null, newValue: string | null): void {
    if (key === null) this.localStorage.texts.clear();
    else if (newValue === null) this.localStorage.texts.delete(key);
    else this.localStorage.texts.set(key, newValue);
    this.tell({ key, newValue, storageArea: this.localStorage });
  }

  /** Fires an arbitrary `storage` event. */
  tell(news: StorageNews): void {
    for (const hear of [...this.listeners]) hear(news);
  }

  addEventListener(_: 'storage', hear: (news: StorageNews) => void): void {
    this.listeners.add(hear);
  }

  removeEventListener(_: 'storage', hear: (news: StorageNews) => void): void {
    this.listeners.delete(hear);
  }

  /** The raw content of the storage, for inspection. */
  get kept(): string {
    return JSON.stringify([...this.browser.local, ...this.sessionStorage.texts]);
  }
}

/** A browser whose tabs share local storage. */
export class Browser {
  readonly local = new Map<string, string>();
  private readonly tabs: Tab[] = [];

  /** Opens a tab. */
  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Notifies the other tabs. */
  tell(from: Tab, key: string | null, newValue: string | null): void {
    if (key === null) this.local.clear();
    else if (newValue === null) this.local.delete(key);
    else this.local.set(key, newValue);
    for (const tab of this.tabs) if (tab !== from) tab.hear(key, newValue);
  }
}

/** A window whose visitor refuses storage: reading either property throws. */
export const refusingTab: StorageHost = {
  get localStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
  addEventListener() {},
  removeEventListener() {},
};
