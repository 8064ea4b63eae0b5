import type { Message } from './letter.ts';

/** Carries a message to its receiver. */
export abstract class MailTransport {
  /** Resolves when the message is taken over. Rejects when it was not; sending it again is then harmless. */
  abstract send(message: Message): Promise<void>;

  /** Lets go of connections. */
  abstract close(): void;
}
