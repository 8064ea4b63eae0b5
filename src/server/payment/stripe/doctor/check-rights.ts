import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { DoneShape, listOf } from '../shapes.ts';
import type { StripeClient } from '../stripe-client.ts';
import { type Finding, failedIf, passed, unanswered } from './finding.ts';

const AnsweredShape = z.object({ answered: z.nullable(z.string()) });

/** Checks that Stripe responds in the API version that our SDK is made for. */
export async function checkVersion(stripe: StripeClient): Promise<readonly Finding[]> {
  const expected = Stripe.API_VERSION;
  const what = `API version: ${expected}`;
  const asked = await stripe.ask(AnsweredShape, async (api) => {
    const { lastResponse } = await api.products.list({ limit: 1 });
    return { answered: lastResponse.apiVersion ?? null };
  });
  if (!asked.ok) return [unanswered(what, asked.error)];
  const { answered } = asked.value;
  const fix = 'install the SDK that is made for it, with its tests';
  return [failedIf(answered !== null && answered !== expected, what, `Stripe answers in ${answered}`, fix)];
}

/** Checks that a restricted key may read everything the site reads in operation. */
export async function checkRights(stripe: StripeClient): Promise<readonly Finding[]> {
  const one = { limit: 1 };
  const readings = [
    ['checkouts', (api: Stripe) => api.checkout.sessions.list(one)],
    ['customers', (api: Stripe) => api.customers.list(one)],
    ['payment methods', (api: Stripe) => api.paymentMethods.list({ ...one, type: 'card' })],
    ['subscriptions', (api: Stripe) => api.subscriptions.list(one)],
    ['subscription schedules', (api: Stripe) => api.subscriptionSchedules.list(one)],
    ['bills', (api: Stripe) => api.invoices.list(one)],
    ['payments of bills', (api: Stripe) => api.invoicePayments.list(one)],
    ['charges', (api: Stripe) => api.charges.list(one)],
    ['disputes', (api: Stripe) => api.disputes.list(one)],
    ['fraud warnings', (api: Stripe) => api.radar.earlyFraudWarnings.list(one)],
    ['events', (api: Stripe) => api.events.list(one)],
  ] as const;
  const findings: Finding[] = [];
  for (const [name, read] of readings) {
    const what = `key: reads ${name}`;
    const answer = await stripe.ask(listOf(DoneShape), read);
    findings.push(answer.ok ? passed(what) : unanswered(what, answer.error));
  }
  return findings;
}
