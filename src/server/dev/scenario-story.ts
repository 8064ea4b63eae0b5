import type { Kysely } from 'kysely';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';
import type { SubscriptionAction } from '../../domain/subscription/transitions.ts';
import type { Database } from '../db/schema.ts';
import { Mailbox } from '../mail/mailbox.ts';

/** Things closer together than this count as one step, in milliseconds. */
const oneStep = 3_000;

/** A change to a subscription that the site recorded. */
interface Change {
  readonly action: SubscriptionAction;
  readonly status: SubscriptionStatus;
  readonly inTrial: boolean;
  readonly before: SubscriptionStatus | null;
  readonly wasInTrial: boolean;
}

/** A step's email, and its link in the mailbox. */
export interface StoryMail {
  readonly subject: string;
  readonly href: string;
}

/** A past step; `at` in milliseconds since the epoch. */
export interface StoryStep {
  readonly at: number;
  readonly changes: readonly Change[];
  /** Types of the card provider's events. */
  readonly events: readonly string[];
  readonly mails: readonly StoryMail[];
}

/** A subscription as the site knows it, with its whole history. */
export interface Story {
  /** Null while the site does not know it. */
  readonly status: SubscriptionStatus | null;
  readonly inTrial: boolean;
  readonly expiresOrRenewsAt: number | null;
  /** Null for an account without an address, which gets no emails. */
  readonly address: string | null;
  /** Newest first. */
  readonly steps: readonly StoryStep[];
}

type Item = { readonly at: number } & (
  | { readonly change: Change }
  | { readonly event: string }
  | { readonly mail: StoryMail }
);

/** Assembles the history of a simulated subscription from the site's tables, the mailbox and the provider. */
export async function tellStory(
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Story> {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const address = account?.email ?? null;
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('provider_ref', '=', id)
    .executeTakeFirst();
  const items: readonly Item[] = [
    ...(await eventsOf(db, id)),
    ...(row === undefined ? [] : await changesOf(db, row.id)),
    ...(row === undefined ? [] : await mailsOf(db, row.id)),
  ];
  return {
    status: row?.status ?? null,
    inTrial: row?.in_trial ?? false,
    expiresOrRenewsAt: row?.expires_or_renews_at ?? null,
    address,
    steps: inSteps(items),
  };
}

async function changesOf(db: Kysely<Database>, id: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('subscription_history')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map((row, index) => {
    const before = rows[index - 1];
    return {
      at: row.at,
      change: {
        action: row.action,
        status: row.status,
        inTrial: row.in_trial,
        before: before?.status ?? null,
        wasInTrial: before?.in_trial ?? false,
      },
    };
  });
}

async function eventsOf(db: Kysely<Database>, id: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('sim_event')
    .select(['type', 'created_at'])
    .where('subscription_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ type, created_at }) => ({ at: created_at, event: type }));
}

async function mailsOf(db: Kysely<Database>, subscription: string): Promise<Item[]> {
  const mails = await new Mailbox(db).about(subscription);
  return mails.map(({ to, subject, sentAt, arrival }) => {
    const query = new URLSearchParams({ to, message: String(arrival) });
    return { at: sentAt, mail: { subject, href: `/dev/mail?${query}` } };
  });
}

function inSteps(items: readonly Item[]): readonly StoryStep[] {
  const steps: { at: number; last: number; items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.at - b.at)) {
    const step = steps.at(-1);
    // Within a step the provider's events come first and their consequences after, so an event after a consequence starts a new step.
    const begins = 'event' in item && step?.items.some((known) => !('event' in known));
    if (step !== undefined && !begins && item.at - step.last <= oneStep) {
      step.items.push(item);
      step.last = item.at;
    } else {
      steps.push({ at: item.at, last: item.at, items: [item] });
    }
  }
  return steps
    .map((step) => ({
      at: step.at,
      changes: step.items.flatMap((item) => ('change' in item ? [item.change] : [])),
      events: step.items.flatMap((item) => ('event' in item ? [item.event] : [])),
      mails: step.items.flatMap((item) => ('mail' in item ? [item.mail] : [])),
    }))
    .reverse();
}
