import type { Kysely } from 'kysely';
import { keptDays } from '../../domain/records/kept-days.ts';
import type { Database } from '../db/schema.ts';
import type { TrialRecord } from './trial-record.ts';

/** How long the ledger of the card provider's events is kept, and what keeps an email or a task from coming twice. */
export const ledgerKeptFor = keptDays.paymentEvents * 86_400_000;

/** Deletes what is too old to come back, and notes addresses that came to accounts which had their trial. */
export async function tidySubscriptions(
  db: Kysely<Database>,
  trials: TrialRecord,
  now: number,
): Promise<void> {
  const before = now - ledgerKeptFor;
  await db.deleteFrom('provider_event').where('received_at', '<', before).execute();
  await db.deleteFrom('subscription_email').where('ordered_at', '<', before).execute();
  await db.deleteFrom('subscription_task').where('done_at', '<', before).execute();
  await db.deleteFrom('checkout_key').where('created_at', '<', before).execute();
  await trials.sweep(db, now);
}
