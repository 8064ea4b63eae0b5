import { merge, type Observable, Subject } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, tap } from 'rxjs/operators';
import type { Clock } from '../ports/clock.ts';
import type { KeyValueStore, ShownRecoveryKey } from '../ports/key-value-store.ts';
import type { SessionState } from './session-state.ts';

/**
 * What this browser knows about the signed-in account's recovery key: when it was shown and whether it was saved. Never
 * the key itself.
 */
export class RecoveryKeyRecord {
  private readonly written = new Subject<void>();
  private last: ShownRecoveryKey | null = null;

  /** The current record, or null, then each change made in this or another tab. */
  readonly record$: Observable<ShownRecoveryKey | null>;

  constructor(
    private readonly session: SessionState,
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {
    this.record$ = merge(session.session$, store.changes$('recoveryKey'), this.written).pipe(
      map(() => this.read()),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      tap((record) => {
        this.last = record;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): ShownRecoveryKey | null {
    return this.last;
  }

  /** The stored record of the signed-in account's key; null when none was shown here. */
  read(): ShownRecoveryKey | null {
    const record = this.store.read('recoveryKey');
    return record !== null && record.accountId === this.accountId() ? record : null;
  }

  /** Records that a new key is about to be shown, which invalidates earlier ones. */
  noteShown(): void {
    this.write(this.clock.now(), false);
  }

  /** Records that the visitor confirmed having saved the key, or signed in with it. */
  noteKept(): void {
    this.write(this.read()?.shownAt ?? this.clock.now(), true);
  }

  private write(shownAt: number, kept: boolean): void {
    const accountId = this.accountId();
    if (accountId === null) return;
    this.store.write('recoveryKey', { accountId, shownAt, kept });
    this.written.next();
  }

  private accountId(): string | null {
    const { current } = this.session;
    return current.kind === 'signed-in' ? current.account.id : null;
  }
}
