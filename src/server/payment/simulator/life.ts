import { day } from '../../../domain/duration.ts';
import type { BillingPeriod } from '../../../domain/subscription/billing-period.ts';
import type { EventType, LifeStatus, TestCardName } from '../../db/tables/simulator.ts';
import { nextPeriodEnd } from './calendar.ts';
import { laterCharge } from './cards.ts';

/** The state of a subscription that time acts on; times in milliseconds since the epoch. */
export interface Life {
  readonly status: LifeStatus;
  readonly productId: string;
  /** The product that takes over at the next renewal, if the customer switched. */
  readonly nextProductId: string | null;
  /** The time from which whole periods are counted. */
  readonly anchor: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: number | null;
  readonly failedCharges: number;
  /** When something happens next by itself; null once it has ended. */
  readonly dueAt: number | null;
  readonly card: TestCardName;
}

/** One state transition: the state afterwards, the events to send, and the charge for the period, if any. */
export interface Step {
  readonly life: Life;
  readonly events: readonly EventType[];
  /** `open` is a failed charge that will be retried, `uncollectible` one that was given up. */
  readonly charge: 'paid' | 'open' | 'uncollectible' | null;
}

/** Days after the first attempt when a failed charge is retried. It is given up at the end of the grace period. */
export const retryDays = [3, 7, 12] as const;
export const graceDays = 14;

type PeriodOf = (productId: string) => BillingPeriod;

/** Starts a subscription at `now`: with a trial of that many days, or a first paid period. */
export function begin(
  now: number,
  productId: string,
  trialDays: number,
  card: TestCardName,
  periodOf: PeriodOf,
): Life {
  const trialEnd = now + trialDays * day;
  const periodEnd = trialDays > 0 ? trialEnd : nextPeriodEnd(now, periodOf(productId), now);
  return {
    status: trialDays > 0 ? 'trialing' : 'active',
    productId,
    nextProductId: null,
    anchor: trialEnd,
    periodStart: now,
    periodEnd,
    cancelAtPeriodEnd: false,
    endedAt: null,
    failedCharges: 0,
    dueAt: periodEnd,
    card,
  };
}

/** What happens at `life.dueAt` by itself: a renewal, a declined charge, a retry, the end. */
export function passTime(life: Life, periodOf: PeriodOf): Step {
  const at = life.dueAt;
  if (at === null) throw new Error('An ended subscription has nothing due');
  if (life.status === 'past_due') return at < graceEnd(life) ? tryAgain(life, at) : end(life, at);
  return life.cancelAtPeriodEnd ? end(life, at) : renew(life, periodOf);
}

/** The seller ends it at once, whatever is paid. Must not have ended yet. */
export function endNow(life: Life, now: number): Step {
  return end(life, now);
}

/** The customer cancels: it runs to the end of the paid period, or ends now if the period is not paid. */
export function cancel(life: Life, now: number): Step {
  if (life.status === 'past_due') return end(life, now);
  return told({ ...life, cancelAtPeriodEnd: true, nextProductId: null });
}

/** The customer undoes the cancellation. */
export function resume(life: Life): Step {
  return told({ ...life, cancelAtPeriodEnd: false });
}

/** The customer changes the card; an open charge is retried with it at once. */
export function changeCard(life: Life, card: TestCardName, now: number): Step {
  const changed = { ...life, card };
  return life.status === 'past_due' ? tryAgain(changed, now) : told(changed);
}

/** The customer switches to another product of the same market, from the next renewal on. */
export function switchProduct(life: Life, productId: string): Step {
  return told({ ...life, nextProductId: productId === life.productId ? null : productId });
}

function told(life: Life): Step {
  return { life, events: ['customer.subscription.updated'], charge: null };
}

function renew(life: Life, periodOf: PeriodOf): Step {
  const productId = life.nextProductId ?? life.productId;
  const period = periodOf(productId);
  // Another period starts its own cycle; otherwise a year that starts in a later month would be too short.
  const anchor = period === periodOf(life.productId) ? life.anchor : life.periodEnd;
  const next: Life = {
    ...life,
    productId,
    anchor,
    nextProductId: null,
    status: 'active',
    periodStart: life.periodEnd,
    periodEnd: nextPeriodEnd(anchor, period, life.periodEnd),
  };
  if (laterCharge(life.card) === 'succeeds') {
    const paid = { ...next, dueAt: next.periodEnd };
    return { life: paid, events: ['invoice.paid', 'customer.subscription.updated'], charge: 'paid' };
  }
  const owing: Life = { ...next, status: 'past_due', failedCharges: 1, dueAt: retryAt(next, 1) };
  return {
    life: owing,
    events: ['invoice.payment_failed', 'customer.subscription.updated'],
    charge: 'open',
  };
}

function tryAgain(life: Life, now: number): Step {
  if (laterCharge(life.card) === 'succeeds') {
    const paid: Life = { ...life, status: 'active', failedCharges: 0, dueAt: life.periodEnd };
    return { life: paid, events: ['invoice.paid', 'customer.subscription.updated'], charge: 'paid' };
  }
  const failedCharges = life.failedCharges + (now === life.dueAt ? 1 : 0);
  const owing: Life = { ...life, failedCharges, dueAt: retryAt(life, failedCharges) };
  return { life: owing, events: ['invoice.payment_failed'], charge: 'open' };
}

function end(life: Life, at: number): Step {
  const ended: Life = { ...life, status: 'canceled', endedAt: at, dueAt: null, nextProductId: null };
  return {
    life: ended,
    events: ['customer.subscription.deleted'],
    charge: life.status === 'past_due' ? 'uncollectible' : null,
  };
}

function graceEnd(life: Life): number {
  return life.periodStart + graceDays * day;
}

function retryAt(life: Life, failedCharges: number): number {
  const days = retryDays[failedCharges - 1] ?? graceDays;
  return life.periodStart + days * day;
}
