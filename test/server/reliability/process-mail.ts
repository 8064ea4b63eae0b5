import type { Store } from '../../../src/server/db/store.ts';
import { sendingRules } from '../../../src/server/mail/sending-rules.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

/** A message as a mail server took it; `at` in milliseconds of `performance.now()`. */
interface TakenMessage {
  /** Of its `Message-ID` the part that is the email's own id. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly raw: string;
  readonly at: number;
}

/** The mail server of one process and of no other, so that of each message is known who sent it, and how often. */
export class ProcessMail {
  readonly taken: TakenMessage[] = [];
  /** When the process was dead, in milliseconds of `performance.now()`; null while it lives. */
  diedAt: number | null = null;
  private unheard: (() => void) | null = null;

  private constructor(private readonly smtp: TestSmtpServer) {
    smtp.trouble = (step, to) => {
      if (step !== 'taken') return null;
      this.taken.push(read(smtp.received.at(-1) ?? '', to));
      this.unheard?.();
      return this.unheard === null ? null : 'stall';
    };
  }

  static async open(): Promise<ProcessMail> {
    return new ProcessMail(await startSmtpServer());
  }

  get url(): string {
    return this.smtp.url;
  }

  /** Resolves with the next message, which is taken without a word: its process waits for the answer, and has noted nothing. */
  takenUnheard(): Promise<void> {
    return new Promise((resolve) => {
      this.unheard = resolve;
    });
  }

  close(): Promise<void> {
    return this.smtp.close();
  }
}

function read(raw: string, to: string): TakenMessage {
  const id = /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? '';
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1] ?? '';
  return { id, to, subject, raw, at: performance.now() };
}

/** The messages that came to an address, the newest first. */
export function messagesTo(processes: readonly ProcessMail[], address: string): readonly string[] {
  const all = processes.flatMap(({ taken }) => taken.filter(({ to }) => to === address));
  return all.sort((a, b) => b.at - a.at).map(({ raw }) => raw);
}

/** What was sent more than once under one id: how often in all, and what of it no kill explains. */
export interface SentAgain {
  readonly times: number;
  readonly unexplained: readonly string[];
}

/**
 * An outbox promises a message at least once: a process that is killed between handing it over and noting that leaves it to another, whose
 * turn comes when the claim is over. So each sending but a message's last one has to be of a process that died while its claim
 * lasted, and of each such process there can be one.
 */
export function sentAgain(processes: readonly ProcessMail[]): SentAgain {
  const sendings = processes.flatMap((by) => by.taken.map((message) => ({ by, ...message })));
  const again = [...Map.groupBy(sendings, ({ id }) => id).values()].flatMap((ofOne) =>
    ofOne.toSorted((a, b) => a.at - b.at).slice(0, -1),
  );
  const excused = new Set<ProcessMail>();
  const unexplained = again.filter(({ by, at }) => {
    const isExcused = by.diedAt !== null && by.diedAt - at <= sendingRules.lease && !excused.has(by);
    excused.add(by);
    return !isExcused;
  });
  return { times: again.length, unexplained: unexplained.map(({ to, subject }) => `${to}: ${subject}`) };
}

/** Several emails of one matter: a receipt has its number in the subject, a notice its day. */
export function emailsOfOneMatter(processes: readonly ProcessMail[]): readonly string[] {
  const all = processes.flatMap(({ taken }) => taken);
  const matters = Map.groupBy(all, ({ to, subject }) => `${to}: ${subject}`);
  return [...matters].flatMap(([matter, of]) => (new Set(of.map(({ id }) => id)).size > 1 ? [matter] : []));
}

/** Of the emails in an outbox whose work is done those that no mail server was given, or that were given up. */
export async function notDelivered(
  { db }: Store,
  processes: readonly ProcessMail[],
): Promise<readonly string[]> {
  const delivered = new Set(processes.flatMap(({ taken }) => taken.map(({ id }) => id)));
  const emails = await db.selectFrom('outbox').select(['id', 'outcome']).execute();
  return emails
    .filter(({ id, outcome }) => outcome !== 'sent' || !delivered.has(id))
    .map(({ id, outcome }) => `${id}: ${outcome}`);
}
