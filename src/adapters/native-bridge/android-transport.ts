import { type DirectHostChannel, hostChannels } from '../../contract/host-channels.ts';
import type { SentNotification, SentRequest } from '../../contract/host-envelopes.ts';
import { awaitedAnswer } from './awaited-answer.ts';
import { type Answer, type EventEnvelope, parseEvent } from './envelope.ts';
import { type ForeignMethod, member, method } from './foreign.ts';
import type { Transport } from './transport.ts';

const callbackName = 'messageCallback';
// A public constant of the host; not a secret despite its name.
const hostSecret = 'duckduckgo-android-messaging-secret';
const channels = ['subscriptionPages', 'restorationPages'] as const satisfies readonly DirectHostChannel[];

/** Android: a JavaScript interface that takes JSON text; answers and events arrive as calls of a global function. */
export class AndroidTransport implements Transport {
  readonly devices = ['android'] as const;

  private constructor(
    readonly channel: DirectHostChannel,
    private readonly process: ForeignMethod,
    private readonly receivers: Set<(posted: unknown) => void>,
  ) {}

  /**
   * The transport of this page, once per page; null when the page has no such interface, or its callback's name is
   * taken.
   */
  static find(page: object): AndroidTransport | null {
    for (const channel of channels) {
      const process = method(member(page, hostChannels[channel].context), 'process');
      const receivers = process === null ? null : receiversOf(page);
      if (process !== null && receivers !== null) return new AndroidTransport(channel, process, receivers);
    }
    return null;
  }

  notify(message: SentNotification): void {
    this.process(JSON.stringify(message), hostSecret);
  }

  request(message: SentRequest, signal: AbortSignal): Promise<Answer> {
    const listen = (receive: (posted: unknown) => void) => {
      this.receivers.add(receive);
      return () => this.receivers.delete(receive);
    };
    return awaitedAnswer(message, signal, listen, () => this.notify(message));
  }

  subscribe(event: EventEnvelope, receive: (params: unknown) => void): void {
    this.receivers.add((posted) => {
      const found = parseEvent(posted, event);
      if (found !== null) receive(found.params);
    });
  }
}

/**
 * Receivers of what the app posts; null when the callback's name is taken. The callback cannot be replaced, because it
 * receives tokens.
 */
function receiversOf(page: object): Set<(posted: unknown) => void> | null {
  const receivers = new Set<(posted: unknown) => void>();
  const value = (secret: unknown, posted: unknown) => {
    if (secret === hostSecret) for (const receive of [...receivers]) receive(posted);
  };
  return Reflect.defineProperty(page, callbackName, { value }) ? receivers : null;
}
