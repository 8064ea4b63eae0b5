import type { FormSchema } from './bracket-form.ts';

const text: FormSchema = { type: 'string' };
const texts: FormSchema = { type: 'array', items: text };
const object = (properties: Readonly<Record<string, FormSchema>>): FormSchema => ({
  type: 'object',
  properties,
});
const portalSwitch = object({
  subscription_update: object({
    schedule_at_period_end: object({ conditions: { type: 'array', items: object({ type: text }) } }),
    trial_update_behavior: text,
  }),
});

/** Asked only whether they may be. */
const looked = [
  'get /v1/checkout/sessions',
  'get /v1/customers',
  'get /v1/payment_methods',
  'get /v1/subscription_schedules',
] as const;

/**
 * Parameters and calls that are newer than the descriptions (October 2025 by its own word, older by its content; what that one
 * lacks, April 2022), as in the types of the SDK 23; and bounds that those say in words.
 */
export const newerParameters: Readonly<Record<string, Readonly<Record<string, FormSchema>>>> = {
  'post /v1/checkout/sessions': {
    allowed_payment_method_types: texts,
  },
  'post /v1/billing_portal/configurations': { name: text, features: portalSwitch },
  'post /v1/billing_portal/configurations/{configuration}': { features: portalSwitch },
  'post /v1/subscriptions/{subscription_exposed_id}': {
    items: { type: 'array', items: object({ id: text, price: text }) },
    proration_behavior: text,
  },
  'get /v1/invoice_payments': {
    payment: object({ type: text, payment_intent: text }),
    expand: texts,
    limit: { type: 'integer' },
  },
  'get /v1/events': { types: { ...texts, maxItems: 20 } },
  'get /v1/tax/settings': {},
  ...Object.fromEntries(looked.map((call) => [call, { limit: { type: 'integer' }, type: text }])),
};

/** Calls that no description at hand has. */
export const newerCalls: readonly string[] = ['get /v1/invoice_payments', 'get /v1/tax/settings', ...looked];
