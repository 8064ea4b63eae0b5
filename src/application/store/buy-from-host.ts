import { BehaviorSubject, firstValueFrom, merge, type Observable, timer } from 'rxjs';
import { filter, ignoreElements, map, takeUntil, tap } from 'rxjs/operators';
import type { HostPlan } from '../../domain/subscription/host-offer.ts';
import { isSubscribed } from '../../domain/subscription/subscription.ts';
import type { TakeHostSession } from '../account/take-host-session.ts';
import type { ExperimentState } from '../experiment/experiment-state.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { SubscriptionState } from '../subscription/subscription-state.ts';
import { planExperiment } from './plan-experiment.ts';

/**
 * Where a purchase in the app's store stands: `asked` while the app has the word, `unheard` when it has said nothing for long,
 * as after some failures it never does, `confirming` while the page looks for what
 * the app says was bought, `unconfirmed` when it is not to be found, which after a failed confirmation it never will be.
 */
export type HostPurchaseView = {
  readonly kind: 'idle' | 'asked' | 'unheard' | 'canceled' | 'confirming' | 'unconfirmed' | 'bought';
};

/** How long the page waits before it says so, in milliseconds: for a word of the store, and for what was bought. */
const patience = { store: 10_000, confirmation: 15_000 } as const;
/** How often it looks meanwhile. */
const pause = 2_500;

/** Buys a plan in the store of the app that shows the page, and follows what comes of it. */
export class BuyFromHost {
  private readonly subject = new BehaviorSubject<HostPurchaseView>({ kind: 'idle' });
  private heard = false;

  /** The purchase now, then each change. */
  readonly purchase$: Observable<HostPurchaseView> = this.subject.asObservable();

  constructor(
    private readonly hostApp: HostApp,
    private readonly hostSession: Pick<TakeHostSession, 'execute'>,
    private readonly subscription: Pick<SubscriptionState, 'subscription$' | 'refresh'>,
    private readonly experiments: Pick<ExperimentState, 'current'>,
  ) {}

  get current(): HostPurchaseView {
    return this.subject.value;
  }

  /** Hears what the app tells of a purchase, from now on. */
  listen(): void {
    if (this.heard) return;
    this.heard = true;
    this.hostApp.subscribe('onPurchaseUpdate').subscribe(({ type }) => {
      if (type === 'canceled') this.subject.next({ kind: 'canceled' });
      if (type === 'completed') void this.confirm();
    });
  }

  /** Asks the app to sell a plan, with the trial that this visitor can have. */
  execute({ id, trial }: HostPlan): void {
    this.listen();
    this.subject.next({ kind: 'asked' });
    const offer = trial === null ? {} : { offerId: trial.offerId };
    this.hostApp.notify('subscriptionSelected', { id, ...offer, ...planExperiment(this.experiments) });
    const moved$ = this.subject.pipe(filter(({ kind }) => kind !== 'asked'));
    timer(patience.store)
      .pipe(takeUntil(moved$))
      .subscribe(() => this.subject.next({ kind: 'unheard' }));
  }

  /** Looks for what was bought: an app says `completed` after a failed confirmation too. */
  async confirm(): Promise<void> {
    this.subject.next({ kind: 'confirming' });
    const looking$ = timer(0, pause).pipe(
      tap(() => void this.look()),
      ignoreElements(),
    );
    const found$ = this.subscription.subscription$.pipe(
      filter((view) => view.kind === 'there' && isSubscribed(view.subscription)),
      map(() => 'bought' as const),
    );
    const givenUp$ = timer(patience.confirmation).pipe(map(() => 'unconfirmed' as const));
    this.subject.next({ kind: await firstValueFrom(merge(found$, looking$, givenUp$)) });
  }

  /** Whoever bought may be signed in to the app only since then. */
  private async look(): Promise<void> {
    await this.hostSession.execute();
    this.subscription.refresh();
  }
}
