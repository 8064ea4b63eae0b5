import { type Kysely, sql } from 'kysely';

/**
 * Moves the refresh tokens of a sign-in into its row: the current one, and those whose successor may be returned again.
 * Existing tokens have no number to recognize an older one by, so their hashes are kept too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('token_family')
    .addColumn('token_hash', 'text')
    .addColumn('token_number', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('token_expires_at', 'bigint')
    .addColumn('recent_uses', 'text')
    .addColumn('former_hashes', 'text')
    .execute();
  // A family whose tokens were all deleted only has its last use.
  await sql`
    update token_family set
      token_hash = coalesce(tokens.current_hash, ''),
      token_expires_at = coalesce(tokens.current_end, tokens.last_end, token_family.last_used_at),
      recent_uses = tokens.recent,
      former_hashes = tokens.hashes
    from token_family as same left join (
      select family_id,
        max(token_hash) filter (where used_at is null) as current_hash,
        max(expires_at) filter (where used_at is null) as current_end,
        max(expires_at) as last_end,
        (json_agg(json_build_object('hash', token_hash, 'usedAt', used_at, 'sealed', sealed_successor) order by used_at)
          filter (where sealed_successor is not null))::text as recent,
        string_agg(token_hash, ' ') as hashes
      from refresh_token group by family_id
    ) as tokens on tokens.family_id = same.id
    where same.id = token_family.id`.execute(db);
  for (const column of ['token_hash', 'token_expires_at']) {
    await db.schema
      .alterTable('token_family')
      .alterColumn(column, (c) => c.setNotNull())
      .execute();
  }
  await db.schema.dropTable('refresh_token').execute();
  await db.schema.dropIndex('token_family_last_used_at').execute();
  await db.schema
    .createIndex('token_family_token_expires_at')
    .on('token_family')
    .column('token_expires_at')
    .execute();
  await sql`create index token_family_sealed on token_family (last_used_at)
    where recent_uses is not null`.execute(db);
}
