import type { Result } from '../../domain/result.ts';
import type { Message } from './email.ts';
import type { MailFailure } from './mail-failure.ts';

/** Hands a message over for delivery. */
export abstract class MailTransport {
  /** Maximum number of concurrent messages. */
  abstract readonly atOnce: number;

  /**
   * Succeeds when the message is accepted. After a failure nothing goes on in the background, so a retry is safe, except that
   * SMTP itself cannot tell a lost message from a lost response.
   */
  abstract send(message: Message): Promise<Result<void, MailFailure>>;

  /** Closes connections; messages under way fail. */
  abstract close(): void;
}
