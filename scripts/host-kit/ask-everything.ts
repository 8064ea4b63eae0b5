import type { HostChannel } from '../../src/contract/host-channels.ts';
import { hostRequests } from '../../src/contract/host-messages.ts';
import type { MessagingDevice } from '../../src/domain/device/messaging.ts';
import type { RequestRow } from './rows.ts';
import { WireClient } from './wire-client.ts';

/** Longer than the longest limit of a message that does not prompt a person. */
const patience = 1_500;

/** Messages that make the app prompt a person, or act; `check` does not send them. */
const notAsked = ['requestNotificationsPermission', 'completeStripePayment'];

/**
 * Sends an app every request of the contract that its platform supports, one after another, and then listens a little
 * longer.
 */
export async function askEverything(page: object, platform: MessagingDevice): Promise<void> {
  const client = new WireClient(page, null);
  for (const channel of Object.keys(hostRequests) as HostChannel[]) {
    const rows: Readonly<Record<string, RequestRow>> = hostRequests[channel];
    if (!client.reaches(channel)) continue;
    for (const [method, row] of Object.entries(rows)) {
      if (!row.platforms.includes(platform) || notAsked.includes(method)) continue;
      const { milliseconds } = await client.request(channel, method, {}, patience);
      // Waits for a late answer before the next request.
      await new Promise((resolve) => setTimeout(resolve, milliseconds >= patience ? patience : 0));
    }
  }
}
