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
 * The state of a purchase in the app's store: `asked` while it is up to the app; `pending` when the app has been silent
 * for long, as it stays after some failures; `confirming` while the page looks for what the app says was bought;
 * `unconfirmed` when that is not to be found, which is permanent if the app's own confirmation failed.
 */
export type HostPurchaseView = {
  readonly kind: 'idle' | 'asked' | 'pending' | 'canceled' | 'confirming' | 'unconfirmed' | 'bought';
};

/** How long the page waits before it reports a delay, in milliseconds: for the store, and for the purchase to appear. */
const patience = { store: 10_000, confirmation: 15_000 } as const;
/** The polling interval meanwhile, in milliseconds. */
const pause = 2_500;

/** Buys a plan in the store of the app that shows the page, and follows the outcome. */
export class BuyFromHost {
  private readonly subject = new BehaviorSubject<HostPurchaseView>({ kind: 'idle' });
  private heard = false;
  /** The id of the plan that replaces another; null for a first purchase. */
  private changingTo: string | null = null;

  /** The current purchase, then each change. */
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

  /** Listens for the app's purchase updates from now on. */
  listen(): void {
    if (this.heard) return;
    this.heard = true;
    this.hostApp.subscribe('onPurchaseUpdate').subscribe(({ type }) => {
      if (type === 'canceled') this.subject.next({ kind: 'canceled' });
      if (type === 'completed') void this.confirm();
    });
  }

  /** Asks the app to sell a plan, with the trial that this visitor is eligible for. */
  execute({ id, trial }: HostPlan): void {
    const offer = trial === null ? {} : { offerId: trial.offerId, ...this.reminder.told };
    this.ask(null, () => this.hostApp.notify('subscriptionSelected', { id, ...offer, ...this.arm.told }));
  }

  /** Asks the app to change the visitor's plan. */
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

  /** Resets the state after a purchase, for example on a page restored from the back-forward cache. */
  forget(): void {
    if (this.current.kind === 'bought') this.subject.next({ kind: 'idle' });
  }

  /** Looks for what was bought: an app says `completed` even after a failed confirmation. */
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

  /** A store may apply a change only with the next charge. */
  private isWhatWasAsked(subscription: Subscription): boolean {
    const { productId, nextProductId } = subscription;
    return (
      isSubscribed(subscription) &&
      (this.changingTo === null || [productId, nextProductId].includes(this.changingTo))
    );
  }

  /** The buyer may have signed in to the app only during the purchase. */
  private async look(): Promise<void> {
    await this.hostSession.execute();
    this.subscription.refresh();
  }
}
