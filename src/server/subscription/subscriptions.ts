import type { Hono } from 'hono';
import { deriveKey } from '../config/secrets.ts';
import type { ServerDeps } from '../deps.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import { CloseSubscription } from './close-subscription.ts';
import { SubscriptionEmails } from './emails.ts';
import { SubscriptionEntitlements } from './entitlements.ts';
import { GivenAddresses } from './given-addresses.ts';
import { HostedPage } from './hosted-page.ts';
import { OpenCheckout } from './open-checkout.ts';
import { OpenPortal } from './open-portal.ts';
import { ReadSubscription } from './read-subscription.ts';
import { Reconciliation } from './reconciliation.ts';
import { RecordEvent } from './record-event.ts';
import { type SubscriptionUseCases, subscriptionRoutes } from './routes.ts';
import { RunTasks } from './run-tasks.ts';
import { SetRenewal } from './set-renewal.ts';
import { StopUnreached } from './stop-unreached.ts';
import { SyncSubscription } from './sync-subscription.ts';
import { TaskClock } from './task-clock.ts';
import { nextTask } from './task-store.ts';
import { TellRenewal } from './tell-renewal.ts';
import { TrialRecord } from './trial-record.ts';
import { WriteStanding } from './write-standing.ts';

type Deps = Omit<ServerDeps, 'verifyBearer' | 'ownerLimits'> & { readonly limits: Limits };

/** The subscription module without its routes: what other modules need of it before anybody can sign in. */
export interface Subscriptions extends SubscriptionUseCases {
  readonly entitlements: SubscriptionEntitlements;
  readonly closer: CloseSubscription;
  readonly addresses: GivenAddresses;
  readonly sync: SyncSubscription;
  readonly tasks: TaskClock;
  readonly trials: TrialRecord;
  readonly reconciliation: Reconciliation;
  /** When something is due next by itself (milliseconds since the epoch); null for never. */
  readonly nextDueAt: () => Promise<number | null>;
  /** The routes of the wire contract, to be mounted at their base. */
  readonly routes: (deps: ServerDeps) => Hono;
}

/** Wires the subscription service. Its tasks run once `tasks.start()` is called. */
export function openSubscriptions(deps: Deps, provider: CardProvider, outbox: Outbox): Subscriptions {
  const { db, clock, log, config, limits } = deps;
  const trials = new TrialRecord(deriveKey(config.secrets.site, 'subscription trials'));
  const page = new HostedPage(db, provider, clock);
  const emails = new SubscriptionEmails(outbox);
  const write = new WriteStanding(emails, trials, clock, log);
  const written = () => {
    outbox.nudge();
    tasks.wake();
  };
  const sync = new SyncSubscription({ db, provider, log, write, trials, written });
  const tell = new TellRenewal(provider, log, sync);
  const unreached = new StopUnreached(db, clock, log, tell);
  const run = new RunTasks(db, provider, clock, log, sync, emails, unreached);
  const tasks = new TaskClock(run, clock, log, () => outbox.nudge());
  const useCases: SubscriptionUseCases = {
    openCheckout: new OpenCheckout(db, page, trials, clock, limits),
    openPortal: new OpenPortal(db, provider, clock),
    readSubscription: new ReadSubscription(db, clock, log, sync),
    setRenewal: new SetRenewal(db, tell),
    recordEvent: new RecordEvent(db, provider, clock, sync),
  };
  return {
    ...useCases,
    entitlements: new SubscriptionEntitlements(db),
    closer: new CloseSubscription(provider, page, sync, trials, clock),
    addresses: new GivenAddresses(trials, emails),
    sync,
    tasks,
    trials,
    reconciliation: new Reconciliation({
      ...{ db, provider, sync, clock, log },
      recordEvent: useCases.recordEvent,
      fromHour: config.reconcileHour,
    }),
    nextDueAt: async () => (await nextTask(db))?.next_try_at ?? null,
    routes: (whole) => subscriptionRoutes(whole, useCases, trials),
  };
}
