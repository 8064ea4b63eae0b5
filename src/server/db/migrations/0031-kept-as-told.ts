import { type Kysely, sql } from 'kysely';

/**
 * Indexes for retention that counts from an end: signed-out sign-ins, and subscriptions whose bills are no longer needed.
 * Who had a trial is kept longer than the subscription.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index token_family_ended on token_family (ended_at, id) where ended_at is not null`.execute(
    db,
  );
  await sql`create index subscription_ended on subscription (expires_or_renews_at) where status = 'Expired'`.execute(
    db,
  );
  await sql`alter table trial alter column subscription_id drop not null`.execute(db);
  await sql`alter table trial drop constraint trial_subscription_id_fkey`.execute(db);
  await sql`alter table trial add constraint trial_subscription_id_fkey
    foreign key (subscription_id) references subscription (id) on delete set null`.execute(db);
}
