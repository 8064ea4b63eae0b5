import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { EmailOrder } from './email.ts';
import type { MailTransport } from './mail-transport.ts';
import { MailWorker } from './mail-worker.ts';
import { MailboxTransport } from './mailbox-transport.ts';
import { Outbox } from './outbox.ts';
import { SuppressionList } from './suppression-list.ts';
import { writeEmail } from './write-email.tsx';

/** The mail module: the outbox for emails, and the worker that sends them. */
export interface Mail {
  readonly outbox: Outbox;
  readonly suppressions: SuppressionList;
  /** Sends what an earlier process left behind. */
  readonly start: () => void;
  /** Resolves when every due email has been tried. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the mail module. Mail goes to `SMTP_URL` if set, otherwise to the development mailbox. */
export async function openMail(deps: {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Kysely<Database>;
  readonly log: Logger;
}): Promise<Mail> {
  const { config, clock, db, log } = deps;
  const sealKey = deriveKey(config.secrets.site, 'mail outbox');
  const transport = await transportOf(config, db, clock);
  const outbox = new Outbox(clock, sealKey);
  const suppressions = new SuppressionList(config.secrets.site);
  const write = (order: EmailOrder, id: string) => writeEmail(order, id, config.publicUrl);
  const worker = new MailWorker({ db, clock, transport, write, suppressions, sealKey, log });
  outbox.onNudge(() => worker.wake());
  return {
    outbox,
    suppressions,
    start: () => worker.wake(),
    settled: () => worker.settled(),
    close: () => worker.stop(),
  };
}

async function transportOf(config: Config, db: Kysely<Database>, clock: Clock): Promise<MailTransport> {
  if (config.smtpUrl !== undefined) {
    const { SmtpTransport } = await import('./smtp-transport.ts');
    return new SmtpTransport(config.smtpUrl, config.mailFrom);
  }
  if (import.meta.env.VITE_SITE_ENV !== 'production') return new MailboxTransport(db, clock);
  throw new ConfigError('SMTP_URL is missing: production has no mailbox of its own');
}
