import { createTransport, type Transporter } from 'nodemailer';
import type { Message } from './letter.ts';
import { MailTransport } from './mail-transport.ts';

const second = 1_000;

/** Sends by SMTP. Messages carry a stable Message-ID, by which receivers recognise a second copy after a lost answer. */
export class SmtpTransport extends MailTransport {
  private readonly transporter: Transporter;
  private readonly domain: string;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    const limits = { connectionTimeout: 5 * second, greetingTimeout: 5 * second, socketTimeout: 15 * second };
    this.transporter = createTransport(withLimits(smtpUrl, limits));
  }

  override async send({ id, ...content }: Message): Promise<void> {
    await this.transporter.sendMail({
      ...content,
      from: this.from,
      messageId: `<${id}@${this.domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override close(): void {
    this.transporter.close();
  }
}

function withLimits(smtpUrl: string, limits: Readonly<Record<string, number>>): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(limits)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}
