import { hostChannels } from '../../contract/host-channels.ts';
import type { SentNotification, SentRequest } from '../../contract/host-envelopes.ts';
import { type Answer, type EventEnvelope, parseEvent, parseReturned } from './envelope.ts';
import { type ForeignMethod, member, method } from './foreign.ts';
import type { Transport } from './transport.ts';

/** macOS and iOS: a message handler that answers with JSON text; events arrive as calls of a global function. */
export class WebkitTransport implements Transport {
  readonly channel = 'subscriptionPages';
  readonly devices = ['macos', 'ios'] as const;
  private readonly receivers = new Map<string, Set<(posted: unknown) => void>>();

  private constructor(
    private readonly post: ForeignMethod,
    private readonly page: object,
  ) {}

  /** The transport of this page; null when the page has no such handler. */
  static find(page: object): WebkitTransport | null {
    const handlers = member(member(page, 'webkit'), 'messageHandlers');
    const post = method(member(handlers, hostChannels.subscriptionPages.context), 'postMessage');
    return post === null ? null : new WebkitTransport(post, page);
  }

  notify(message: SentNotification): void {
    // The host answers a notification too, with `{}` or a rejection; both are ignored.
    Promise.resolve(this.post(message)).catch(() => undefined);
  }

  async request(message: SentRequest): Promise<Answer> {
    return parseReturned(fromJson(await this.post(message)), message);
  }

  subscribe(event: EventEnvelope, receive: (params: unknown) => void): void {
    const name = event.subscriptionName;
    const receivers = this.receivers.get(name) ?? this.register(name);
    receivers.add((posted) => {
      const found = parseEvent(posted, event);
      if (found !== null) receive(found.params);
    });
  }

  // Registered for the lifetime of the page: a host reports an error if the function it calls is missing.
  private register(name: string): Set<(posted: unknown) => void> {
    const receivers = new Set<(posted: unknown) => void>();
    this.receivers.set(name, receivers);
    const value = (posted: unknown) => {
      for (const receive of [...receivers]) receive(posted);
    };
    // Hosts call the function in `navigator.duckduckgo.messageHandlers`; until 2025 they called a global of that name.
    for (const place of [this.page, messageHandlers(this.page)]) {
      // If one of the two names is taken, the other still works.
      if (place !== null)
        Reflect.defineProperty(place, name, { configurable: true, enumerable: false, value });
    }
    return receivers;
  }
}

/** Parses JSON text; null for text that is not JSON, or no text. */
function fromJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

// Created when absent, as hosts expect, so the presence of `navigator.duckduckgo` alone does not mean that there is a
// host.
function messageHandlers(page: object): object | null {
  const navigator = member(page, 'navigator');
  return objectIn(objectIn(navigator, 'duckduckgo'), 'messageHandlers');
}

function objectIn(place: unknown, name: string): object | null {
  if (typeof place !== 'object' || place === null) return null;
  if (member(place, name) === undefined) {
    Reflect.defineProperty(place, name, { configurable: true, enumerable: false, value: {} });
  }
  const found = member(place, name);
  return typeof found === 'object' ? found : null;
}
