import type { Clock } from '../../../../../src/server/clock.ts';
import { chargeIdOf, chargeObject, disputeObject, invoiceObject, warningObject } from './stripe-objects.ts';
import { errorReply, list, missing, ok, type StripeReply } from './stripe-reply.ts';
import type { StripeWorld } from './stripe-world.ts';

interface PaymentCall {
  readonly name: string;
  readonly id: string;
  readonly form: URLSearchParams;
  readonly expand: readonly string[];
}

/** What Stripe answers about the payments of bills. */
export function answerPaymentCall(world: StripeWorld, clock: Clock, call: PaymentCall): StripeReply {
  const { name, id, form, expand } = call;
  const paid = world.bills.filter(({ status, amount }) => status === 'paid' && amount > 0);
  const billOf = (charge: string) => paid.find((bill) => chargeIdOf(bill) === charge);
  switch (name) {
    case 'get charges': {
      if (id === '') {
        const own = paid.filter(
          ({ subscription }) => world.subscriptions.get(subscription)?.customer === form.get('customer'),
        );
        return list(own.toReversed().map((bill) => chargeObject(bill, expand)));
      }
      const bill = billOf(id);
      return bill === undefined ? missing('id') : ok(chargeObject(bill));
    }
    case 'get disputes': {
      const bill = billOf(form.get('charge') ?? '');
      return list(bill?.dispute === undefined ? [] : [disputeObject(bill)]);
    }
    case 'get invoice_payments': {
      const intent = form.get('payment[payment_intent]');
      const bill = paid.find((one) => chargeObject(one).payment_intent === intent);
      return list(bill === undefined ? [] : [{ object: 'invoice_payment', invoice: invoiceObject(bill) }]);
    }
    case 'get early_fraud_warnings': {
      if (id === '') {
        const warned = paid.filter((bill) => bill.warned && chargeIdOf(bill) === form.get('charge'));
        return list(warned.map(warningObject));
      }
      const bill = paid.find((one) => warningObject(one).id === id);
      return bill === undefined ? missing('early_fraud_warning') : ok(warningObject(bill));
    }
    default: {
      const bill = billOf(form.get('charge') ?? '');
      if (bill === undefined) return missing('charge');
      if (bill.dispute !== undefined || bill.refunded !== undefined)
        return errorReply(400, { code: 'charge_already_refunded' });
      world.refund(bill, bill.amount, form.get('reason'));
      return ok({ object: 'refund', id: `re_${bill.id}`, created: clock.now() });
    }
  }
}
