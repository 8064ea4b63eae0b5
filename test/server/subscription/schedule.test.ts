import { describe, expect, it } from 'vitest';
import { reminderDayOf, tasksOf } from '../../../src/server/subscription/schedule.ts';
import type { SubscriptionRow } from '../../../src/server/subscription/subscription-store.ts';
import { days } from '../support/manual-clock.ts';

const start = Date.UTC(2026, 10, 21, 12);
const row: SubscriptionRow = {
  id: 'e2d6c0a4-0000-4000-8000-000000000001',
  account_id: 'e2d6c0a4-0000-4000-8000-000000000002',
  provider_ref: 'sub_1',
  customer_ref: 'cus_1',
  product_id: 'privacy-pro-yearly-us',
  next_product_id: 'privacy-pro-yearly-us',
  platform: 'stripe',
  status: 'Auto-Renewable',
  in_trial: false,
  suspended: false,
  next_amount: null,
  next_currency: null,
  started_at: start,
  expires_or_renews_at: start + days(365),
  version: 1,
  locale: 'en',
  failure_ref: null,
  overdue_since: null,
  reread_until: null,
};
const trial = (length: number): SubscriptionRow => ({
  ...row,
  in_trial: true,
  expires_or_renews_at: start + days(length),
});
const second = 1 / 86_400;
/** What is announced; that somebody can reach it is looked at before every renewal. */
const noticesOf = (standing: SubscriptionRow) =>
  tasksOf(standing).filter(({ kind }) => kind !== 'reach-check');
const daysIn = (at: number) => (at - start) / days(1);

describe('a charge to come', () => {
  it.each([
    ['of a year, 30 days ahead', row, 335],
    ['after a trial of 7 days, 2 days ahead', trial(7), 5],
    [
      'after a trial of 7 days that the provider ends a second late, as after 7 days',
      trial(7 + second),
      5 + second,
    ],
    ['after a trial of 14 days, 7 days ahead', trial(14), 7],
    ['after a trial of 30 days, 7 days ahead', trial(30), 23],
  ])('is announced: %s', (_, standing, day) => {
    expect(noticesOf(standing).map(({ kind, dueAt }) => [kind, daysIn(dueAt)])).toEqual([
      ['renewal-notice', day],
    ]);
  });

  it('after a trial is announced by its days, whatever the hour of its start and whichever second it ends', () => {
    for (const hour of [0, 12, 23.9999])
      for (const late of [-60, -1, 0, 1, 60])
        for (const [length, ahead] of [
          [7, 2],
          [14, 7],
        ] as const) {
          const startedAt = Date.UTC(2026, 0, 1) + hour * 3_600_000;
          const end = startedAt + days(length) + late * 1_000;
          const [notice] = noticesOf({ ...trial(length), started_at: startedAt, expires_or_renews_at: end });
          expect(notice?.dueAt, `${length} days from ${hour} h, ${late} s late`).toBe(end - days(ahead));
        }
  });

  it('of another product is announced as that one is: a year after months, no month after a year', () => {
    const [monthly, yearly] = ['privacy-pro-monthly-us', 'privacy-pro-yearly-us'];
    const toYear = noticesOf({ ...row, product_id: monthly, next_product_id: yearly });
    expect(toYear.map(({ dueAt }) => daysIn(dueAt))).toEqual([335]);
    expect(noticesOf({ ...row, product_id: yearly, next_product_id: monthly })).toEqual([]);
    // Who switches after the charge was announced is told of the other charge.
    expect(toYear[0]?.about).not.toBe(tasksOf(row)[0]?.about);
  });

  it('of a month is not announced, and nothing is when it will not come', () => {
    const monthly = 'privacy-pro-monthly-us';
    expect(noticesOf({ ...row, product_id: monthly, next_product_id: monthly })).toEqual([]);
    expect(noticesOf({ ...row, product_id: monthly, next_product_id: null })).toEqual([]);
    for (const status of ['Not Auto-Renewable', 'Inactive', 'Expired'] as const) {
      expect(tasksOf({ ...row, status })).toEqual([]);
    }
  });

  it('of another year is another task', () => {
    const next = { ...row, expires_or_renews_at: row.expires_or_renews_at + days(365) };
    expect(tasksOf(next)[0]?.about).not.toBe(tasksOf(row)[0]?.about);
  });
});

describe('a renewal', () => {
  it('is preceded, the day before, by a look at whether anybody can reach the account', () => {
    for (const standing of [row, trial(7), { ...row, product_id: 'privacy-pro-monthly-us' }]) {
      const [check, ...others] = tasksOf(standing).filter(({ kind }) => kind === 'reach-check');
      expect(check?.dueAt).toBe(standing.expires_or_renews_at - days(1));
      expect(others).toEqual([]);
    }
    const next = { ...row, expires_or_renews_at: row.expires_or_renews_at + days(365) };
    expect(tasksOf(next)).not.toContainEqual(tasksOf(row).find(({ kind }) => kind === 'reach-check'));
  });
});

describe('a refused charge', () => {
  const overdue: SubscriptionRow = {
    ...row,
    status: 'Grace Period',
    failure_ref: 'in_1',
    overdue_since: start,
    expires_or_renews_at: start + days(14),
  };

  it('is written about on days 0, 3, 7 and 12, and ends the subscription on day 14', () => {
    expect(tasksOf(overdue).map(({ kind, dueAt }) => [kind, daysIn(dueAt)])).toEqual([
      ['payment-failed', 0],
      ['payment-failed', 3],
      ['payment-failed', 7],
      ['payment-failed', 12],
      ['end-of-grace', 14],
    ]);
  });

  it('of another bill is another set of tasks, and each reminder knows its day', () => {
    const other = tasksOf({ ...overdue, failure_ref: 'in_2' }).map(({ about }) => about);
    const abouts = tasksOf(overdue).map(({ about }) => about);
    expect(abouts.filter((about) => other.includes(about))).toEqual([]);
    expect(abouts.map(reminderDayOf)).toEqual([0, 3, 7, 12, null]);
    expect(reminderDayOf('in_1 day 5')).toBeNull();
  });
});
