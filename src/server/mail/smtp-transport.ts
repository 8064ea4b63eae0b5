import { createTransport } from 'nodemailer';
import { second } from '../../domain/duration.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Message } from './email.ts';
import { type MailFailure, readSmtpError } from './mail-failure.ts';
import { MailTransport } from './mail-transport.ts';
import { sendingRules } from './sending-rules.ts';

/**
 * Sends over SMTP, several messages at once, over connections that are reused. Messages carry a stable Message-ID, by which
 * receivers recognize a duplicate after a lost response. No attempt outlives `tryFor`: a server that stops responding, or
 * responds one byte at a time, is cut off.
 */
export class SmtpTransport extends MailTransport {
  override readonly atOnce: number;
  private readonly transporter: ReturnType<typeof pooled>;
  private readonly domain: string;
  private readonly closing = new AbortController();

  constructor(
    smtpUrl: string,
    private readonly from: string,
    private readonly tryFor: number = sendingRules.tryFor,
  ) {
    super();
    this.domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    // With the pause after a failure, a mail server is tried again within 5 s of its recovery (quality figures).
    const limits = {
      connectionTimeout: 2.5 * second,
      greetingTimeout: 2.5 * second,
      socketTimeout: 15 * second,
    };
    const url = withLimits(smtpUrl, { ...limits, maxConnections: sendingRules.atOnce });
    this.atOnce = atOnceOf(url);
    this.transporter = pooled(url);
  }

  override async send(message: Message): Promise<Result<void, MailFailure>> {
    const { id, to, subject, text, html, unsubscribeUrl, replyTo } = message;
    try {
      await this.transporter.sendMail({
        ...{ to, subject, text, html },
        from: this.from,
        ...(replyTo === null ? {} : { replyTo }),
        messageId: `<${id}@${this.domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl)),
        },
        signal: AbortSignal.any([AbortSignal.timeout(this.tryFor), this.closing.signal]),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return success(undefined);
    } catch (error) {
      return failure(readSmtpError(error));
    }
  }

  override close(): void {
    this.closing.abort();
    this.transporter.close();
  }
}

function pooled(url: URL) {
  return createTransport({
    pool: true,
    url: url.href,
    idleTimeout: sendingRules.keptFor,
    // A kept connection may have died unnoticed. A message of which nothing was sent yet is retried once on another one.
    maxRequeues: 1,
  });
}

/** As many as there are connections: a message waiting for one would use up its time. */
function atOnceOf(url: URL): number {
  const asked = Math.trunc(Number(url.searchParams.get('maxConnections')));
  return asked >= 1 ? asked : sendingRules.atOnce;
}

/** RFC 8058: one-click unsubscribe with a single POST, without opening a page. */
function oneClick(unsubscribeUrl: string) {
  return {
    // Not folded: folding must not break the URL.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function withLimits(smtpUrl: string, limits: Readonly<Record<string, number>>): URL {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(limits)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url;
}
