import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';

const webhook = subscriptionBase + subscriptionPaths.webhook;

/**
 * The site's public address during the measurement: it forwards the card provider's events, and exposes them so that
 * they can be sent again.
 */
export interface Gateway {
  readonly url: string;
  /** The next subscription event accepted from now on. */
  readonly nextEvent: () => Promise<string>;
  readonly close: () => void;
}

/** Opens it in front of a server, whose address is read when there is something to forward. */
export async function openGateway(behind: () => string): Promise<Gateway> {
  const wanted: ((body: string) => void)[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    const passed = await fetch(behind() + webhook, {
      method: 'POST',
      body,
      headers: { 'Stripe-Signature': String(request.headers['stripe-signature']) },
    }).catch(() => null);
    if (passed?.ok && body.includes('"customer.subscription')) wanted.shift()?.(body);
    response.writeHead(passed?.status ?? 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.parse(z.object({ port: z.number() }), server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    nextEvent: () =>
      new Promise((resolve) => {
        wanted.push(resolve);
      }),
    close: () => server.close(),
  };
}

/** The same news as a new event, signed now in the provider's way. */
export function signedAgain(body: string, secret: string) {
  const fresh = JSON.stringify({
    ...z.parse(z.looseObject({ id: z.string() }), JSON.parse(body)),
    id: `evt_${randomUUID()}`,
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${fresh}`).digest('hex');
  return { path: webhook, body: fresh, headers: { 'Stripe-Signature': `t=${time},v1=${signature}` } };
}
