import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { settingsFromJson, settingsJson } from '../../domain/settings/formats.ts';
import { noSettings, type Settings } from '../../domain/settings/settings.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Database } from '../db/schema.ts';

/**
 * Settings in the store, each set under a keyed hash of its visitor's key: somebody who reads the store can neither load them
 * elsewhere nor test passphrases against it. The only thing recorded about their use is the last day.
 */
export class SavedSettings {
  private readonly hashKey: Buffer;

  constructor(
    private readonly db: Kysely<Database>,
    siteSecret: string,
  ) {
    this.hashKey = deriveKey(siteSecret, 'cloud settings');
  }

  /** Loads the settings of a key, null for none, and records that they are in use. */
  async load(key: string, now: number): Promise<Settings | null> {
    const keyHash = this.hash(key);
    const row = await this.db
      .selectFrom('cloud_settings')
      .select(['settings', 'used_at'])
      .where('key_hash', '=', keyHash)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.used_at < startOfDay(now)) {
      await this.db
        .updateTable('cloud_settings')
        .set({ used_at: startOfDay(now) })
        .where('key_hash', '=', keyHash)
        .execute();
    }
    const settings = settingsFromJson(row.settings);
    return settings.ok ? settings.value : noSettings;
  }

  /** Saves the settings of a key, replacing earlier ones. */
  async save(key: string, settings: Settings, now: number): Promise<void> {
    const value = { settings: settingsJson(settings), used_at: startOfDay(now) };
    await this.db
      .insertInto('cloud_settings')
      .values({ key_hash: this.hash(key), ...value })
      .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(value))
      .execute();
  }

  /** Deletes the settings of a key; false when there were none. */
  async remove(key: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('cloud_settings')
      .where('key_hash', '=', this.hash(key))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private hash(key: string): string {
    return createHmac('sha256', this.hashKey).update(key).digest('base64url');
  }
}

function startOfDay(now: number): number {
  return now - (now % day);
}
