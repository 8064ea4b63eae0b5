import type { Kysely } from 'kysely';
import { brand } from '../../domain/brand.ts';
import type { TooManyRequests } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import { type QuestionProblem, readQuestion, type TypedQuestion } from '../../domain/support/question.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { NoticeLanguage } from '../http/notice-page.tsx';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import { utcDay } from '../utc-day.ts';

/** Why nothing was sent. */
export type QuestionFailure = QuestionProblem | TooManyRequests;

/** A question and where it came from. `network` is what the call counts for (`clientKey`). */
export interface AskedQuestion extends TypedQuestion {
  readonly language: NoticeLanguage;
  readonly network: string;
}

/**
 * Forwards a question to the support mailbox, as an email whose reply address is the asker's. It is not stored otherwise. The
 * same question from the same address is one email a day, so that clicking twice asks once.
 */
export class AskSupport {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    private readonly hash: KeyedHash,
  ) {}

  /** Queues the email. Fails with a {@link QuestionFailure}, and then sends nothing. */
  async execute({ language, network, ...typed }: AskedQuestion): Promise<Result<void, QuestionFailure>> {
    const read = readQuestion(typed);
    if (!read.ok) return read;
    const { topic, email, question } = read.value;
    const now = this.clock.now();
    const sent = await this.limits.within(
      { action: 'ask-support', by: { address: email, network }, now },
      async () => {
        const order = {
          template: 'support-question',
          to: brand.supportEmail,
          locale: language,
          topic: noticeTexts[language].support.topics[topic],
          ...{ from: email, question, askedAt: now },
        } as const;
        const id = asUuid(this.hash.of('support-question', utcDay(now), topic, email, question));
        await this.db.transaction().execute((trx) => this.outbox.put(trx, order, { id, network }));
        return success(undefined);
      },
    );
    if (sent.ok) this.outbox.nudge();
    return sent;
  }
}

function asUuid(hash: string): string {
  const hex = Buffer.from(hash, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
