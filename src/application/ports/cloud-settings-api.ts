import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Settings } from '../../domain/settings/settings.ts';

/** Nothing is saved under the key. */
export type NothingSaved = { readonly code: 'nothing_saved' };

/** Settings stored for a visitor under an unguessable key of 128 hex digits. Wire contract, `/settings.js`. */
export abstract class CloudSettingsApi {
  /**
   * The settings under a key; unknown codes and invalid values are left out. Fails with `nothing_saved` when there are
   * none.
   */
  abstract load(key: string): Promise<Result<Settings, NothingSaved | CallFailure>>;

  /**
   * Saves settings under a key, replacing earlier ones. Fails only when no valid response arrives; they may be saved
   * all the same.
   */
  abstract save(key: string, settings: Settings): Promise<Result<void, CallFailure>>;

  /** Deletes what is saved under a key. Fails with `nothing_saved` when there is nothing. */
  abstract remove(key: string): Promise<Result<void, NothingSaved | CallFailure>>;
}
