import {
  type Answer,
  type Envelope,
  type EventEnvelope,
  parseAnswer,
  parseEvent,
  type RequestEnvelope,
} from './envelope.ts';
import { member, method } from './foreign.ts';
import { subscriptionPages } from './subscription-pages.ts';
import type { ForeignMethod, Transport } from './transport.ts';

const callbackName = 'messageCallback';
// A public constant of the host; not a secret in spite of its name.
const hostSecret = 'duckduckgo-android-messaging-secret';

/** Android: a JavaScript interface that takes JSON text; answers and events are calls of a global function. */
export class AndroidTransport implements Transport {
  private constructor(
    private readonly process: ForeignMethod,
    private readonly receivers: Set<(posted: unknown) => void>,
  ) {}

  /** The transport of this page, once a page; null when the page has no such interface, or no room for its answers. */
  static find(page: object): AndroidTransport | null {
    const process = method(member(page, subscriptionPages.context), 'process');
    if (process === null) return null;
    const receivers = new Set<(posted: unknown) => void>();
    const value = (secret: unknown, posted: unknown) => {
      if (secret === hostSecret) for (const receive of [...receivers]) receive(posted);
    };
    const hasRoom = Reflect.defineProperty(page, callbackName, {
      configurable: true,
      enumerable: false,
      value,
    });
    return hasRoom ? new AndroidTransport(process, receivers) : null;
  }

  notify(message: Envelope): void {
    this.process(JSON.stringify(message), hostSecret);
  }

  request(message: RequestEnvelope, signal: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const stop = this.listen((posted) => {
        const answer = parseAnswer(posted, message);
        if (answer === null) return;
        stop();
        resolve(answer);
      });
      signal.addEventListener('abort', () => {
        stop();
        reject(signal.reason);
      });
      this.process(JSON.stringify(message), hostSecret);
    });
  }

  subscribe(event: EventEnvelope, receive: (params: unknown) => void): () => void {
    return this.listen((posted) => {
      const found = parseEvent(posted, event);
      if (found !== null) receive(found.params);
    });
  }

  private listen(receive: (posted: unknown) => void): () => void {
    this.receivers.add(receive);
    return () => this.receivers.delete(receive);
  }
}
