import { planOf } from '../../../../../src/domain/subscription/plan.ts';
import { chargeIdOf, disputeObject, subscriptionObject } from './stripe-objects.ts';
import { missing, ok, type StripeReply } from './stripe-reply.ts';
import type { StripeWorld } from './stripe-world.ts';

interface TestClockCall {
  readonly name: string;
  readonly id: string;
  readonly verb: string;
  readonly form: URLSearchParams;
}

/** What Stripe's test mode answers, with which whole lives are played; null for other calls. */
export function answerTestClockCall(
  world: StripeWorld,
  { name, id, verb, form }: TestClockCall,
): StripeReply | null {
  switch (name) {
    case 'post test_clocks': {
      if (world.moveTo === null) return missing('test_clock');
      world.moveTo(Number(form.get('frozen_time')) * 1000);
      world.passTime();
      // It takes a moment: the next look finds it there.
      return ok(clockObject(id || world.id('clock'), verb === 'advance' ? 'advancing' : 'ready'));
    }
    case 'get test_clocks':
      return ok(clockObject(id, 'ready'));
    case 'delete test_clocks':
      return ok({ id, deleted: true });
    case 'post customers': {
      if (id !== '') world.cards.set(id, form.get('invoice_settings[default_payment_method]') ?? '');
      const customer = id || world.id('cus');
      world.customers.add(customer);
      return ok({ object: 'customer', id: customer });
    }
    case 'post payment_methods':
      return ok({ object: 'payment_method', id });
    case 'post disputes': {
      const bill = world.bills.find((one) => disputeObject(one).id === id);
      if (bill === undefined) return missing('dispute');
      const wins = form.get('evidence[uncategorized_text]') === 'winning_evidence';
      world.dispute(bill, wins ? 'won' : 'lost');
      return ok({ ...disputeObject(bill), charge: chargeIdOf(bill) });
    }
    case 'post subscriptions': {
      const productId = productOf(form.get('items[0][price]') ?? '');
      if (productId === null) return null;
      const known = world.subscriptions.get(id);
      if (known !== undefined) {
        world.switchNow(known, productId);
        return ok(subscriptionObject(known));
      }
      if (id !== '') return missing('id');
      const trialDays = Number(form.get('trial_period_days') ?? 0);
      return ok(subscriptionObject(world.subscribe(form.get('customer') ?? '', productId, trialDays)));
    }
    default:
      return null;
  }
}

function productOf(price: string): string | null {
  const productId = price.replace('price_', '').replaceAll('_', '-');
  return planOf(productId) === null ? null : productId;
}

function clockObject(id: string, status: string) {
  return { object: 'test_helpers.test_clock', id, status, frozen_time: 0 };
}
