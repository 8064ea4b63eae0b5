import type { KeyValueStore } from '../ports/key-value-store.ts';

/** The notices at a window's foot that were closed in this visit, by what each is about: another standing is news again. */
export class ClosedNotices {
  constructor(private readonly store: Pick<KeyValueStore, 'read' | 'write'>) {}

  has(about: string): boolean {
    return this.closed.includes(about);
  }

  add(about: string): void {
    this.store.write('closedNotices', [...this.closed, about]);
  }

  private get closed(): readonly string[] {
    return this.store.read('closedNotices') ?? [];
  }
}
