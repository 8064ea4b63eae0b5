import { describe, expect, it } from 'vitest';
import { meaningOf, type ProviderStanding } from '../../../src/domain/subscription/provider-standing.ts';

const at = (text: string) => Date.parse(text);
const periodStart = at('2026-11-22T12:00:00Z');
const periodEnd = at('2026-12-22T12:00:00Z');
const paid: ProviderStanding = {
  standing: 'paid',
  payment: 'kept',
  failure: null,
  renews: true,
  periodStart,
  periodEnd,
  endedAt: null,
};

describe('what the card provider says of a subscription', () => {
  it.each([
    ['paid', true, 'renew', false],
    ['paid', false, 'stop-renewing', false],
    ['trial', true, 'renew', true],
    ['trial', false, 'stop-renewing', true],
    ['unpaid', true, 'await-first-payment', false],
  ] as const)('%s (renews: %s) is good until its period ends', (standing, renews, action, inTrial) => {
    expect(meaningOf({ ...paid, standing, renews })).toEqual({
      action,
      inTrial,
      expiresOrRenewsAt: periodEnd,
      failure: null,
    });
  });

  it.each([true, false])(
    'overdue gives 14 days from the first try in vain, whether it renews (%s) or not',
    (renews) => {
      const failure = { billRef: 'bill-1', since: at('2026-11-23T09:00:00Z') };
      expect(meaningOf({ ...paid, standing: 'overdue', renews, failure })).toEqual({
        action: 'fall-behind',
        inTrial: false,
        expiresOrRenewsAt: at('2026-12-07T09:00:00Z'),
        failure: { ref: 'bill-1', since: at('2026-11-23T09:00:00Z') },
      });
    },
  );

  it('overdue without a named bill counts from the start of the period, which names it', () => {
    expect(meaningOf({ ...paid, standing: 'overdue' })).toEqual({
      action: 'fall-behind',
      inTrial: false,
      expiresOrRenewsAt: at('2026-12-06T12:00:00Z'),
      failure: { ref: `period ${periodStart}`, since: periodStart },
    });
  });

  it.each(['trial', 'paid', 'overdue'] as const)(
    '%s, while a bank claims the payment, is suspended',
    (standing) => {
      expect(meaningOf({ ...paid, standing, renews: false, payment: 'disputed' })).toEqual({
        action: 'suspend',
        inTrial: standing === 'trial',
        expiresOrRenewsAt: periodEnd,
        failure: null,
      });
    },
  );

  it('ended stays ended, whatever a bank claims', () => {
    expect(meaningOf({ ...paid, standing: 'ended', payment: 'disputed' }).action).toBe('end');
  });

  it.each([
    [at('2026-12-01T00:00:00Z'), at('2026-12-01T00:00:00Z')],
    [null, periodEnd],
  ])('ended at %s is over, and counts from then or from its period', (endedAt, over) => {
    expect(meaningOf({ ...paid, standing: 'ended', endedAt })).toEqual({
      action: 'end',
      inTrial: false,
      expiresOrRenewsAt: over,
      failure: null,
    });
  });
});
