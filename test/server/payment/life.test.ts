import { describe, expect, it } from 'vitest';
import { day } from '../../../src/domain/duration.ts';
import { planOf } from '../../../src/domain/subscription/plan.ts';
import type { TestCardName } from '../../../src/server/db/tables/simulator.ts';
import {
  begin,
  cancel,
  changeCard,
  type Life,
  passTime,
  resume,
  type Step,
  switchProduct,
} from '../../../src/server/payment/simulator/life.ts';

const start = Date.UTC(2026, 10, 21, 12);
const monthly = 'privacy-pro-monthly-us';
const yearly = 'privacy-pro-yearly-us';
const periodOf = (productId: string) => planOf(productId)?.billingPeriod ?? 'monthly';
const begun = (card: TestCardName, trialDays = 7, product = monthly) =>
  begin(start, product, trialDays, card, periodOf);
const next = (life: Life) => passTime(life, periodOf);
const daysFrom = (from: number, at: number | null) => (at === null ? null : (at - from) / day);

/** Lets a life run until it ends or has taken so many steps; each as [status, charge, day]. */
function run(life: Life, most = 20): [string, Step['charge'], number | null][] {
  const seen: [string, Step['charge'], number | null][] = [];
  for (let current = life; current.dueAt !== null && seen.length < most; ) {
    const at = current.dueAt;
    const step = next(current);
    seen.push([step.life.status, step.charge, daysFrom(start, at)]);
    current = step.life;
  }
  return seen;
}

describe('a subscription at the card provider', () => {
  it('begins with a trial that is not charged, and renews when it ends', () => {
    const life = begun('succeeds');
    expect([life.status, daysFrom(start, life.periodEnd)]).toEqual(['trialing', 7]);
    expect(next(life)).toMatchObject({
      charge: 'paid',
      events: ['invoice.paid', 'customer.subscription.updated'],
      life: { status: 'active', periodStart: life.periodEnd },
    });
  });

  it('without a trial begins paid', () => {
    const life = begun('succeeds', 0);
    expect([life.status, new Date(life.periodEnd).toISOString()]).toEqual([
      'active',
      '2026-12-21T12:00:00.000Z',
    ]);
  });

  it('renews for ever with a good card', () => {
    expect(run(begun('succeeds'), 12)).toEqual(
      Array.from({ length: 12 }, () => ['active', 'paid', expect.any(Number)]),
    );
  });

  it('with a card that fails is tried again on days 3, 7 and 12 and ends on day 14', () => {
    expect(run(begun('fails-later'))).toEqual([
      ['past_due', 'open', 7],
      ['past_due', 'open', 10],
      ['past_due', 'open', 14],
      ['past_due', 'open', 19],
      ['canceled', 'uncollectible', 21],
    ]);
  });

  it('is well again as soon as another card is given', () => {
    const owing = next(begun('fails-later')).life;
    const step = changeCard(owing, 'succeeds', start + 9 * day);
    expect(step).toMatchObject({
      charge: 'paid',
      life: { status: 'active', failedCharges: 0, dueAt: owing.periodEnd },
    });
  });

  it('with another card that fails keeps its days of grace', () => {
    const owing = next(begun('fails-later')).life;
    const step = changeCard(owing, 'declined', start + 9 * day);
    expect(step).toMatchObject({ charge: 'open', life: { status: 'past_due', dueAt: owing.dueAt } });
  });

  it('that is cancelled runs to the end of the paid time and is not charged again', () => {
    const { life } = cancel(begun('succeeds', 0), start + day);
    expect([life.status, life.cancelAtPeriodEnd, life.dueAt]).toEqual(['active', true, life.periodEnd]);
    expect(run(life)).toEqual([['canceled', null, 30]]);
  });

  it('that is cancelled in the trial is never charged', () => {
    expect(run(cancel(begun('succeeds'), start).life)).toEqual([['canceled', null, 7]]);
  });

  it('that is cancelled while a payment is open ends now', () => {
    const step = cancel(next(begun('fails-later')).life, start + 8 * day);
    expect(step).toMatchObject({
      charge: 'uncollectible',
      events: ['customer.subscription.deleted'],
      life: { status: 'canceled', endedAt: start + 8 * day, dueAt: null },
    });
  });

  it('goes on as before when the cancellation is taken back', () => {
    const life = begun('succeeds');
    expect(resume(cancel(life, start).life).life).toEqual(life);
  });

  it('changes its period with the next renewal, not before', () => {
    const { life, charge } = switchProduct(begun('succeeds'), yearly);
    expect([life.productId, life.nextProductId, charge]).toEqual([monthly, yearly, null]);
    const renewed = next(life).life;
    expect([renewed.productId, renewed.nextProductId]).toEqual([yearly, null]);
    expect(new Date(renewed.periodEnd).toISOString()).toBe('2027-11-28T12:00:00.000Z');
  });

  it('sells a whole year to who switches to it after months, and whole months to who leaves it', () => {
    const months = next(next(begun('succeeds')).life).life;
    const year = next(switchProduct(months, yearly).life).life;
    const iso = ({ periodStart, periodEnd }: Life) =>
      [periodStart, periodEnd].map((at) => new Date(at).toISOString().slice(0, 10));
    expect(iso(months)).toEqual(['2026-12-28', '2027-01-28']);
    expect(iso(year)).toEqual(['2027-01-28', '2028-01-28']);
    expect(iso(next(year).life)).toEqual(['2028-01-28', '2029-01-28']);
    expect(iso(next(switchProduct(year, monthly).life).life)).toEqual(['2028-01-28', '2028-02-28']);
  });

  it('has nothing to come once it ended', () => {
    const ended = cancel(next(begun('fails-later')).life, start).life;
    expect(() => next(ended)).toThrow('nothing due');
  });
});
