import type { Result } from '../../domain/result.ts';
import type { Message } from './email.ts';
import type { MailFailure } from './mail-failure.ts';

/** Carries a message to its receiver. */
export abstract class MailTransport {
  /** How many messages it has room for at one time. */
  abstract readonly atOnce: number;

  /**
   * Succeeds when the message is taken over. When it fails nothing goes on in the background: sending it again is then
   * harmless, except that SMTP itself cannot tell a lost message from a lost answer.
   */
  abstract send(message: Message): Promise<Result<void, MailFailure>>;

  /** Lets go of connections; what is under way fails. */
  abstract close(): void;
}
