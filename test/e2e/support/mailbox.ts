import { type APIRequestContext, expect } from '@playwright/test';
import { devPaths } from '../../../src/contract/dev.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly sentAt: number;
}

/** The visitor's mailbox, read from `/dev/mail.json`. */
export class Mailbox {
  constructor(
    private readonly request: APIRequestContext,
    readonly address: string,
  ) {}

  /** An address that no other test uses. */
  static newAddress(name: string): string {
    return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  }

  /**
   * Ends the wait before another code can be sent to this address. The server's clock is shared: advancing it would
   * expire what other tests have begun.
   */
  async endWait(): Promise<void> {
    const answer = await this.request.post(devPaths.mailWait, { form: { to: this.address } });
    expect(answer.status()).toBe(200);
  }

  /** The number of messages. */
  async count(): Promise<number> {
    return (await this.mails()).length;
  }

  /** The subjects of the messages, newest first. */
  async subjects(): Promise<string[]> {
    return (await this.mails()).map(({ subject }) => subject);
  }

  /** The passcode of the newest message, as soon as there are more messages than `seen`. */
  async passcode(seen = 0): Promise<string> {
    let newest = '';
    await expect
      .poll(async () => {
        const mails = await this.mails();
        newest = mails.length > seen ? (/\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '') : '';
        return newest;
      })
      .not.toBe('');
    return newest;
  }

  private async mails(): Promise<Mail[]> {
    const answer = await this.request.get('/dev/mail.json', { params: { to: this.address } });
    return (await answer.json()) as Mail[];
  }
}
