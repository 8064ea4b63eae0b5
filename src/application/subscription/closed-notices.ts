import type { KeyValueStore } from '../ports/key-value-store.ts';

/**
 * The bottom-of-window notices dismissed during this visit, by the state that each announced: a new state is shown
 * again.
 */
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
