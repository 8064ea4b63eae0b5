import * as z from 'zod/mini';
import { subscriptionBase, subscriptionPaths } from '../../../../contract/subscription.ts';
import { listOf } from '../shapes.ts';
import type { StripeClient } from '../stripe-client.ts';
import { subscribedEvents } from '../subscribed-events.ts';
import { type Finding, failed, failedIf, unanswered } from './finding.ts';

const EndpointShape = z.object({
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.nullable(z.string()),
});
const mostEndpoints = 100;

/** The expected state of this server's endpoint. */
export interface ExpectedWebhook {
  /** The site's public URL; null when not configured. */
  readonly publicUrl: string | null;
  readonly hasSecrets: boolean;
}

/** Checks that Stripe sends all subscribed events to this server, through one endpoint, signed with a secret that we know. */
export async function checkWebhooks(
  stripe: StripeClient,
  { publicUrl, hasSecrets }: ExpectedWebhook,
): Promise<readonly Finding[]> {
  const what = 'webhook';
  const secrets = failedIf(
    !hasSecrets,
    `${what}: its secret is known`,
    'STRIPE_WEBHOOK_SECRETS is not set',
    'copy it from the endpoint in the dashboard',
  );
  if (publicUrl === null)
    return [secrets, failed(what, 'PUBLIC_URL is not set, so nobody knows which is ours', 'set PUBLIC_URL')];
  const url = publicUrl.replace(/\/$/, '') + subscriptionBase + subscriptionPaths.webhook;
  const listed = await stripe.ask(listOf(EndpointShape), (api) =>
    api.webhookEndpoints.list({ limit: mostEndpoints }),
  );
  if (!listed.ok) return [secrets, unanswered(what, listed.error)];
  const here = listed.value.data.filter((endpoint) => endpoint.url === url);
  const [sending, ...others] = here.filter(isEnabled);
  // One that was turned off and left beside it sends nothing.
  const ours = sending ?? here[0];
  if (ours === undefined)
    return [
      secrets,
      failed(what, `no endpoint has the address ${url}`, 'make one with the events of docs/operations.md'),
    ];
  const heard = new Set(ours.enabled_events);
  const unsent = heard.has('*') ? [] : subscribedEvents.filter((type) => !heard.has(type));
  // Only the id of an event's object is read, which every version has, so any version will do.
  const version = ours.api_version ?? 'the account’s own';
  return [
    secrets,
    failedIf(
      others.length > 0,
      `${what}: is one`,
      'several have this address: all comes twice',
      'delete the others',
    ),
    failedIf(!isEnabled(ours), `${what}: is enabled`, 'Stripe sends nothing', 'enable it in the dashboard'),
    failedIf(
      unsent.length > 0,
      `${what}: sends all that we hear (version ${version})`,
      `it does not send ${unsent.join(', ')}`,
      'add them to the endpoint',
    ),
  ];
}

function isEnabled({ status }: z.infer<typeof EndpointShape>): boolean {
  return status === 'enabled';
}
