import { planOf } from '../../../../../src/domain/subscription/plan.ts';
import type { Clock } from '../../../../../src/server/clock.ts';
import { answerPaymentCall } from './payment-calls.ts';
import {
  invoiceObject,
  priceObject,
  type Session,
  sessionObject,
  subscriptionObject,
} from './stripe-objects.ts';
import { portalObject, withBranches } from './stripe-portals.ts';
import { errorReply, list, missing, ok, type StripeReply } from './stripe-reply.ts';
import type { StripeWorld } from './stripe-world.ts';
import { answerTestClockCall } from './test-clock-calls.ts';

const dayMs = 86_400_000;
/** Does what a call asks for, as Stripe does it. */
export function answerCall(
  world: StripeWorld,
  clock: Clock,
  call: { readonly method: string; readonly path: string; readonly form: URLSearchParams },
): StripeReply {
  const { method, path, form } = call;
  const [, , module = '', id = '', verb = ''] = path
    .replace('checkout/', '')
    .replace('billing_portal/', 'portal_')
    .replace('radar/', '')
    .replace('test_helpers/', '')
    .split('/');
  const expand = [...form].filter(([key]) => key.startsWith('expand')).map(([, value]) => value);
  const inTestMode = answerTestClockCall(world, { name: `${method} ${module}`, id, verb, form });
  if (inTestMode !== null) return inTestMode;
  switch (`${method} ${module}`) {
    case 'get prices':
      return list(
        [...form].flatMap(([key, value]) => (key.startsWith('lookup_keys') ? pricesOf(world, value) : [])),
      );
    case 'post prices': {
      const productId = form.get('lookup_key') ?? '';
      // The old price keeps its key unless the call takes it over.
      if (pricesOf(world, productId).length > 0 && form.get('transfer_lookup_key') !== 'true')
        return errorReply(400, { param: 'lookup_key' });
      world.strangePrices.set(productId, {
        unit_amount: Number(form.get('unit_amount')),
        product: form.get('product'),
      });
      return ok(priceObject(productId, world.strangePrices.get(productId) ?? {}));
    }
    case 'get products':
      if (id === '') return list([]);
      return world.products.has(id) || world.isPriced(id)
        ? ok({ object: 'product', id, active: !world.archived.has(id) })
        : missing('id');
    case 'post products':
      world.products.add(form.get('id') ?? '');
      return ok({ object: 'product', id: form.get('id') });
    case 'post sessions':
      return id === '' ? openSession(world, clock, form) : expireSession(world, id, verb);
    case 'get sessions': {
      if (id === '') return list([]);
      const session = world.sessions.get(id);
      return session === undefined ? missing('session') : ok(sessionObject(session));
    }
    case 'post portal_sessions':
      return world.customers.has(form.get('customer') ?? '')
        ? ok({ object: 'billing_portal.session', url: 'https://billing.stripe.example/p/1' })
        : missing('customer');
    case 'get portal_configurations':
      return list([...world.portals.values()].map((portal) => portalObject(portal, expand)));
    case 'post portal_configurations': {
      const known = world.portals.get(id);
      if (known === undefined && id !== '') return missing('configuration');
      const portal = {
        id: known?.id ?? world.id('bpc'),
        metadata: known?.metadata ?? { market: form.get('metadata[market]') ?? '' },
        // Stripe replaces a list that is named; it does not add to it.
        features: withBranches('features', {}, form),
        profile: withBranches('business_profile', known?.profile ?? {}, form),
      };
      world.portals.set(portal.id, portal);
      return ok(portalObject(portal, expand));
    }
    case 'get account':
      return ok({ object: 'account', id: 'acct_1', ...world.account });
    case 'get webhook_endpoints':
      return list(world.endpoints);
    case 'get tax':
      return ok({ object: 'tax.settings', status: world.taxStatus });
    case 'get customers':
    case 'get payment_methods':
    case 'get subscription_schedules':
      return list([]);
    case 'get subscriptions': {
      if (id === '') return list([]);
      const subscription = world.subscriptions.get(id);
      return subscription === undefined ? missing('id') : ok(subscriptionObject(subscription, expand));
    }
    case 'post subscriptions': {
      const subscription = world.subscriptions.get(id);
      if (subscription === undefined || subscription.endedAt !== null) return missing('id');
      if (subscription.scheduledProductId !== null) return errorReply(400, { param: 'cancel_at_period_end' });
      const cancel = form.get('cancel_at_period_end') === 'true';
      if (cancel !== subscription.cancelAtPeriodEnd) world.cancelAtPeriodEnd(subscription, cancel);
      return ok(subscriptionObject(subscription));
    }
    case 'post subscription_schedules': {
      const subscription = world.subscriptions.get(id.replace('sub_sched_of_', ''));
      if (subscription === undefined || verb !== 'release') return missing('id');
      subscription.scheduledProductId = null;
      return ok({ object: 'subscription_schedule', id });
    }
    case 'delete subscriptions': {
      const subscription = world.subscriptions.get(id);
      if (subscription === undefined || subscription.endedAt !== null) return missing('id');
      world.end(subscription);
      return ok(subscriptionObject(subscription));
    }
    case 'get charges':
    case 'get disputes':
    case 'get invoice_payments':
    case 'get early_fraud_warnings':
    case 'post refunds':
      return answerPaymentCall(world, clock, { name: `${method} ${module}`, id, form, expand });
    case 'get invoices':
      return list(
        world.bills
          .filter(
            (bill) => bill.subscription === form.get('subscription') && bill.status === form.get('status'),
          )
          .toReversed()
          .slice(0, Number(form.get('limit')))
          .map(invoiceObject),
      );
    case 'get events':
      return listEvents(world, form);
    default:
      return errorReply(404, { message: `Unrecognized request URL (${method} ${path})` });
  }
}

const mostTypes = 20;

function pricesOf(world: StripeWorld, productId: string): readonly unknown[] {
  const strange = world.strangePrices.get(productId);
  if (strange === null || planOf(productId) === null) return [];
  return [priceObject(productId, strange)];
}

function openSession(world: StripeWorld, clock: Clock, form: URLSearchParams): StripeReply {
  const customer = form.get('customer');
  const asksConsent = form.get('consent_collection[terms_of_service]') === 'required';
  if (asksConsent && !world.hasTerms) return errorReply(400, { param: 'consent_collection' });
  if (customer !== null && !world.customers.has(customer)) return { ...missing('customer'), status: 400 };
  const metadata = Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = /^subscription_data\[metadata\]\[(\w+)\]$/.exec(key)?.[1];
      return name === undefined ? [] : [[name, value]];
    }),
  );
  const session: Session = {
    id: world.id('cs_test'),
    productId: (form.get('line_items[0][price]') ?? '').replace('price_', '').replaceAll('_', '-'),
    customer,
    metadata,
    trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
    expiresAt: clock.now() + dayMs,
    status: 'open',
    subscription: null,
  };
  world.sessions.set(session.id, session);
  return ok(sessionObject(session));
}

function expireSession(world: StripeWorld, id: string, verb: string): StripeReply {
  const session = world.sessions.get(id);
  if (session === undefined || verb !== 'expire') return missing('session');
  if (session.status !== 'open') return errorReply(400, { message: 'Only open sessions can be expired' });
  world.expire(session);
  return ok(sessionObject(session));
}

/** Newest first, as Stripe lists them, of twenty kinds at most. */
function listEvents(world: StripeWorld, form: URLSearchParams): StripeReply {
  const since = Number(form.get('created[gte]') ?? 0);
  const types = [...form].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));
  if (types.length > mostTypes) return errorReply(400, { param: 'types' });
  const all = world.events
    .filter(({ created, type }) => (created ?? 0) >= since && types.includes(type ?? ''))
    .toReversed();
  const after = form.get('starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const to = from + Math.min(Number(form.get('limit') ?? 10), world.eventsAPage);
  return list(all.slice(from, to), to < all.length);
}
