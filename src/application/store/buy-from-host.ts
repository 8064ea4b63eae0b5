import { BehaviorSubject, firstValueFrom, merge, type Observable, timer } from 'rxjs';
import { filter, ignoreElements, map, takeUntil, tap } from 'rxjs/operators';
import type { HostPlan } from '../../domain/subscription/host-offer.ts';
import type { HostPlanChange } from '../../domain/subscription/host-plan-change.ts';
import { isSubscribed, type Subscription } from '../../domain/subscription/subscription.ts';
import type { TakeHostSession } from '../account/take-host-session.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { SubscriptionState } from '../subscription/subscription-state.ts';
import type { PlanArm } from './plan-arm.ts';
import type { TrialReminder } from './trial-reminder.ts';

/**
 * Where a purchase in the app's store stands: `asked` while the app has the word, `pending` when it has said nothing for long,
 * as after some failures it never does, `confirming` while the page looks for what
 * the app says was bought, `unconfirmed` when it is not to be found, which after a failed confirmation it never will be.
 */
export type HostPurchaseView = {
  readonly kind: 'idle' | 'asked' | 'pending' | 'canceled' | 'confirming' | 'unconfirmed' | 'bought';
};

/** How long the page waits before it says so, in milliseconds: for a word of the store, and for what was bought. */
const patience = { store: 10_000, confirmation: 15_000 } as const;
/** How often it looks meanwhile. */
const pause = 2_500;

/** Buys a plan in the store of the app that shows the page, and follows what comes of it. */
export class BuyFromHost {
  private readonly subject = new BehaviorSubject<HostPurchaseView>({ kind: 'idle' });
  private heard = false;
  /** The plan that is to take the place of another, by its id; null while a first one is bought. */
  private changingTo: string | null = null;

  /** The purchase now, then each change. */
  readonly purchase$: Observable<HostPurchaseView> = this.subject.asObservable();

  constructor(
    private readonly hostApp: HostApp,
    private readonly hostSession: Pick<TakeHostSession, 'execute'>,
    private readonly subscription: Pick<SubscriptionState, 'subscription$' | 'refresh'>,
    private readonly arm: Pick<PlanArm, 'told'>,
    private readonly reminder: Pick<TrialReminder, 'told'>,
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
    const offer = trial === null ? {} : { offerId: trial.offerId, ...this.reminder.told };
    this.ask(null, () => this.hostApp.notify('subscriptionSelected', { id, ...offer, ...this.arm.told }));
  }

  /** Asks the app to change the plan that the visitor has. */
  change({ plan: { id, trial }, change }: HostPlanChange): void {
    const offer = trial === null ? {} : { offerId: trial.offerId };
    this.ask(id, () => this.hostApp.notify('subscriptionChangeSelected', { id, change, ...offer }));
  }

  private ask(changingTo: string | null, tell: () => void): void {
    this.listen();
    this.changingTo = changingTo;
    this.subject.next({ kind: 'asked' });
    tell();
    const moved$ = this.subject.pipe(filter(({ kind }) => kind !== 'asked'));
    timer(patience.store)
      .pipe(takeUntil(moved$))
      .subscribe(() => this.subject.next({ kind: 'pending' }));
  }

  /** Begins anew after a purchase, as on a page that the browser brings back as it was. */
  forget(): void {
    if (this.current.kind === 'bought') this.subject.next({ kind: 'idle' });
  }

  /** Looks for what was bought: an app says `completed` after a failed confirmation too. */
  async confirm(): Promise<void> {
    this.subject.next({ kind: 'confirming' });
    const looking$ = timer(0, pause).pipe(
      tap(() => void this.look()),
      ignoreElements(),
    );
    const found$ = this.subscription.subscription$.pipe(
      filter((view) => view.kind === 'there' && this.isWhatWasAsked(view.subscription)),
      map(() => 'bought' as const),
    );
    const givenUp$ = timer(patience.confirmation).pipe(map(() => 'unconfirmed' as const));
    this.subject.next({ kind: await firstValueFrom(merge(found$, looking$, givenUp$)) });
  }

  /** A store may make a change only with the next charge. */
  private isWhatWasAsked(subscription: Subscription): boolean {
    const { productId, nextProductId } = subscription;
    return (
      isSubscribed(subscription) &&
      (this.changingTo === null || [productId, nextProductId].includes(this.changingTo))
    );
  }

  /** Whoever bought may be signed in to the app only since then. */
  private async look(): Promise<void> {
    await this.hostSession.execute();
    this.subscription.refresh();
  }
}
