import type { DirectHostChannel } from '../../contract/host-channels.ts';
import type { SentNotification, SentRequest } from '../../contract/host-envelopes.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import type { Answer, EventEnvelope } from './envelope.ts';

/** One way to reach a host app. Hosts have no time limits of their own: the caller sets one and aborts. */
export interface Transport {
  /** The channel that it carries. */
  readonly channel: DirectHostChannel;
  /** The platforms whose apps have it: a single one if that is known. */
  readonly devices: readonly MessagingDevice[];
  /** Sends without waiting for an answer. May throw when the host rejects the message. */
  notify(message: SentNotification): void;
  /** Sends and waits for the answer until `signal` aborts. Rejects when the host cannot take the message. */
  request(message: SentRequest, signal: AbortSignal): Promise<Answer>;
  /**
   * Passes on the parameters of each such event, unvalidated, for the lifetime of the page. May throw when the host
   * accepts no listeners.
   */
  subscribe(event: EventEnvelope, receive: (params: unknown) => void): void;
}
