import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../src/server/db/store.ts';
import { sendingRules } from '../../../src/server/mail/sending-rules.ts';

/** What there may be one of: each query gives what there are several of. */
const single: Readonly<Record<string, RawBuilder<{ readonly what: string }>>> = {
  'subscriptions of an account': sql`select account_id::text as what from subscription group by account_id having count(*) > 1`,
  'subscriptions at the provider': sql`select account_id as what from sim_subscription group by account_id having count(*) > 1`,
  'charges of a period': sql`select subscription_id as what from sim_invoice group by subscription_id, period_start having count(*) > 1`,
  'completed checkouts of a cart': sql`select cart_id as what from sim_checkout where status = 'complete' group by cart_id having count(*) > 1`,
  // A receipt has its number in the subject, a notice its day.
  'emails of one matter': sql`select "to" || ': ' || subject as what from mailbox group by "to", subject having count(*) > 1`,
  'sign-ins that a replay ended': sql`select id::text as what from token_family where end_reason = 'reused'`,
};

/** What happened twice though it was to happen once, each with its kind. */
export async function doubles({ db }: Store): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [kind, query] of Object.entries(single)) {
    const { rows } = await query.execute(db);
    found.push(...rows.map(({ what }) => `${kind}: ${what}`));
  }
  return found;
}

/** How many things that are due by the server's time `now` wait for a process that does them: emails, events, tasks. */
export async function waiting({ db }: Store, now: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from outbox where done_at is null)
         + (select count(*) from sim_event where done_at is null)
         + (select count(*) from subscription_task where done_at is null and due_at <= ${now}) as waiting
  `.execute(db);
  return Number(rows[0]?.waiting);
}

/**
 * How many emails and events living processes have to do with, or will have at once: all but those claimed until `lastDeath`
 * (milliseconds since the epoch), which were claimed by a process that died.
 */
export async function inHand({ db }: Store, lastDeath: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select (select count(*) from outbox
             where done_at is null and (tries = 0 or next_try_at - ${sendingRules.lease} > ${lastDeath}))
         + (select count(*) from sim_event where done_at is null) as many
  `.execute(db);
  return Number(rows[0]?.many);
}
