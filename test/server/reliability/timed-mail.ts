import { setTimeout } from 'node:timers/promises';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

/** What a mail server usually takes for a message, in milliseconds. */
const usual = 100;
/** The longest that it may hold one: shorter than a client waits. */
const longest = 5_000;

/** A mail server that takes its time for each message, and knows in which order they came. */
export class TimedMail {
  private readonly taken: string[] = [];
  private readonly expected = new Map<string, () => void>();
  private gate: Promise<unknown> = Promise.resolve();

  private constructor(private readonly smtp: TestSmtpServer) {
    smtp.trouble = (step, to) => {
      if (step !== 'taken') return null;
      this.taken.push(to);
      this.expected.get(to)?.();
      const held = Promise.race([this.gate, setTimeout(longest, undefined, { ref: false })]);
      return { after: Promise.all([held, setTimeout(usual)]) };
    };
  }

  static async open(): Promise<TimedMail> {
    return new TimedMail(await startSmtpServer());
  }

  get url(): string {
    return this.smtp.url;
  }

  /** Messages that it was handed. */
  get count(): number {
    return this.taken.length;
  }

  /** Resolves once a message for this address is handed over, with how many were before it. */
  async handed(address: string): Promise<number> {
    if (!this.taken.includes(address)) {
      await new Promise<void>((resolve) => {
        this.expected.set(address, resolve);
      });
    }
    return this.taken.indexOf(address);
  }

  /** Answers hardly any message until what is given here has come: its clients wait with what they have begun. */
  hold(until: Promise<unknown>): void {
    this.gate = until;
  }

  close(): Promise<void> {
    return this.smtp.close();
  }
}
