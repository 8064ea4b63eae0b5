import { combineLatest, type Observable } from 'rxjs';
import { distinctUntilChanged, map, shareReplay, tap } from 'rxjs/operators';
import { wayBackOf } from '../../domain/account/way-back.ts';
import { isInTrial, isSubscribed, isWebSourced } from '../../domain/subscription/subscription.ts';
import type { RecoveryKeyRecord } from '../account/recovery-key-record.ts';
import type { SessionState, SessionView } from '../account/session-state.ts';
import type { Clock } from '../ports/clock.ts';
import type { SubscriptionState, SubscriptionView } from './subscription-state.ts';

/**
 * Whether the subscription can be recovered without this browser: `there`, `missing`, or `due` when every page asks for
 * it. `unneeded` while there is no subscription, or when a store can restore it.
 */
export type WayBackView = 'unneeded' | 'there' | 'missing' | 'due';

/** Whether somebody pays for a subscription that only this browser can reach. */
export class WayBackState {
  private last: WayBackView = 'unneeded';

  /** The current state, then each change; queries the subscription while subscribed. */
  readonly wayBack$: Observable<WayBackView>;

  constructor(
    session: SessionState,
    subscription: SubscriptionState,
    record: RecoveryKeyRecord,
    private readonly clock: Clock,
  ) {
    this.wayBack$ = combineLatest([session.session$, subscription.subscription$, record.record$]).pipe(
      map(([whose, what, key]) => this.viewOf(whose, what, key?.kept === true)),
      distinctUntilChanged(),
      tap((view) => {
        this.last = view;
      }),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  get current(): WayBackView {
    return this.last;
  }

  private viewOf(session: SessionView, view: SubscriptionView, hasKeptKey: boolean): WayBackView {
    if (session.kind !== 'signed-in' || view.kind !== 'there') return 'unneeded';
    const { subscription } = view;
    if (!isSubscribed(subscription) || !isWebSourced(subscription.platform)) return 'unneeded';
    const hasAddress = session.account.email !== null;
    const trialEndsAt = isInTrial(subscription) ? subscription.expiresOrRenewsAt : null;
    return wayBackOf({ hasAddress, hasKeptKey, trialEndsAt }, this.clock.now());
  }
}
