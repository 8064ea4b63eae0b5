import type { DirectHostChannel } from '../../contract/host-channels.ts';
import type { SentNotification, SentRequest } from '../../contract/host-envelopes.ts';
import type { MessagingDevice } from '../../domain/device/messaging.ts';
import type { Answer, EventEnvelope } from './envelope.ts';

/** One way to reach a host app. No host has a time limit of its own: who asks sets one and aborts. */
export interface Transport {
  /** The channel that it carries. */
  readonly channel: DirectHostChannel;
  /** The systems whose apps have it: one, where that can be told. */
  readonly devices: readonly MessagingDevice[];
  /** Sends and forgets. May throw when the host refuses the message. */
  notify(message: SentNotification): void;
  /** Sends and waits for the answer until `signal` aborts. Rejects when the host cannot take the message. */
  request(message: SentRequest, signal: AbortSignal): Promise<Answer>;
  /** Hands on the parameters of each such event, unchecked, for the life of the page. May throw when the host lets nobody listen. */
  subscribe(event: EventEnvelope, receive: (params: unknown) => void): void;
}

/** A function of the page that belongs to the host. */
export type ForeignMethod = (...args: readonly unknown[]) => unknown;
