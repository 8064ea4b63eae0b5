import { hostRequests } from '../../../src/contract/host-messages.ts';
import type { MessagingDevice } from '../../../src/domain/device/messaging.ts';
import { hostStatusOf, hostStatusOfFailure } from '../../../src/domain/subscription/host-status.ts';
import type { Outcome, WireClient } from '../wire-client.ts';
import { byId, el } from './dom.ts';

const { site, subscriptionPages } = hostRequests;

/** Shows what was found around the page, and the visitor's status as the app reports it. */
export class HostStanding {
  constructor(private readonly client: WireClient) {}

  /** Shows what was found. */
  showFound(platform: MessagingDevice): void {
    const { direct, bridge } = this.client;
    const isApp = direct !== null || bridge.open;
    showFacts('found', [
      ['App', isApp ? platform : 'none: open this page in an app, or in the host kit'],
      ['Subscription pages', direct ?? 'no wire'],
      ['Every page', bridge.open ? 'bridge' : `no bridge: ${bridge.why}`],
      ['Window', window.top === window ? 'the app’s own' : 'a frame, where no app answers'],
      ['Secure context', isSecureContext ? 'yes' : 'no, where no bridge opens'],
    ]);
  }

  /** Requests the status and the switches, and shows both; again after each `authUpdate`. */
  async ask(): Promise<void> {
    const status = byId('status');
    status.textContent = this.client.bridge.open ? await this.status() : hostStatusOfFailure(this.failure());
    const switches = await this.switches();
    showFacts(
      'switches',
      switches === null
        ? [['None', 'the app names no switches']]
        : Object.entries(switches).map(([name, value]) => [name, JSON.stringify(value) ?? '']),
    );
  }

  private failure() {
    const { bridge } = this.client;
    if (bridge.open || bridge.why.startsWith('no navigator')) return 'not-ddg-context';
    return bridge.why.startsWith('no create') ? 'bridge-not-supported' : 'error-creating-bridge';
  }

  private async status(): Promise<string> {
    const handshake = await this.client.request('site', 'handshake', {}, site.handshake.timeout);
    const known = parsed(site.handshake.answer, handshake);
    if (known === null) return statusOf(handshake);
    if (!known.availableMessages.includes('subscriptionDetails')) {
      return hostStatusOfFailure('unsupported-message');
    }
    const { timeout, answer } = site.subscriptionDetails;
    const details = await this.client.request('site', 'subscriptionDetails', {}, timeout);
    const read = parsed(answer, details);
    return read === null ? statusOf(details) : hostStatusOf(read);
  }

  private async switches(): Promise<Readonly<Record<string, unknown>> | null> {
    const { direct, bridge } = this.client;
    if (direct === null && !bridge.open) return null;
    const channel = direct === null ? 'site' : 'subscriptionPages';
    const { timeout, answer } = subscriptionPages.getFeatureConfig;
    return parsed(answer, await this.client.request(channel, 'getFeatureConfig', {}, timeout));
  }
}

function statusOf(outcome: Outcome): string {
  if ('silent' in outcome) return hostStatusOfFailure('timeout');
  return hostStatusOfFailure('error' in outcome ? 'host-error' : 'communication');
}

interface Readable<Value> {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: Value | undefined };
}

function parsed<Value>(shape: Readable<Value>, outcome: Outcome): Value | null {
  const read = 'answer' in outcome ? shape.safeParse(outcome.answer) : null;
  return read?.data ?? null;
}

function showFacts(id: string, facts: readonly (readonly [string, string])[]): void {
  byId(id).replaceChildren(
    ...facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
  );
}
