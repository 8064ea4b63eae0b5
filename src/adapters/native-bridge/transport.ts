import type { Answer, Envelope, EventEnvelope, RequestEnvelope } from './envelope.ts';

/** One way to reach a host app. No host has a time limit of its own: who asks sets one and aborts. */
export interface Transport {
  /** Sends and forgets. May throw when the host refuses the message. */
  notify(message: Envelope): void;
  /** Sends and waits for the answer until `signal` aborts. Rejects when the host cannot take the message. */
  request(message: RequestEnvelope, signal: AbortSignal): Promise<Answer>;
  /** Hands on the parameters of each such event, unchecked, until the function it gives is called. */
  subscribe(event: EventEnvelope, receive: (params: unknown) => void): () => void;
}

/** A function of the page that belongs to the host. */
export type ForeignMethod = (...args: readonly unknown[]) => unknown;
