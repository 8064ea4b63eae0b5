import type { Answer, Envelope, EventEnvelope, RequestEnvelope } from './envelope.ts';
import { member, method } from './foreign.ts';
import { subscriptionPages } from './subscription-pages.ts';
import type { ForeignMethod, Transport } from './transport.ts';

/** The page-world bridge, which carries the subscription pages' messages on Windows hosts. */
export class PageBridgeTransport implements Transport {
  private constructor(
    private readonly sendNotification: ForeignMethod,
    private readonly sendRequest: ForeignMethod,
    private readonly listen: ForeignMethod,
  ) {}

  /** The transport of this page; null where there is no bridge, or the host refuses this feature on it. */
  static find(page: object): PageBridgeTransport | null {
    const create = method(member(member(page, 'navigator'), 'duckduckgo'), 'createMessageBridge');
    if (create === null) return null;
    const bridge = allowed(() => create(subscriptionPages.context));
    const notify = method(bridge, 'notify');
    const request = method(bridge, 'request');
    const subscribe = method(bridge, 'subscribe');
    if (notify === null || request === null || subscribe === null) return null;
    return new PageBridgeTransport(notify, request, subscribe);
  }

  notify({ method: name, params }: Envelope): void {
    this.sendNotification(name, params);
  }

  async request({ method: name, params }: RequestEnvelope): Promise<Answer> {
    return { ok: true, result: await this.sendRequest(name, params) };
  }

  subscribe({ subscriptionName }: EventEnvelope, receive: (params: unknown) => void): () => void {
    const stop = this.listen(subscriptionName, receive);
    return () => {
      if (typeof stop === 'function') stop();
    };
  }
}

// Hosts throw for a feature that they did not enable on this site; another transport may be there then.
function allowed(create: () => unknown): unknown {
  try {
    return create();
  } catch {
    return null;
  }
}
