import { kept } from './kept.ts';
import { dataset } from './root.ts';

/**
 * Says on `<html>` (`data-session`) that somebody is signed in here; by it CSS shows one of two links in the header. An account
 * that was made for a purchase, and has none yet, does not count.
 */
export function showSession(): void {
  const entries = ['auth_session', 'auth_legacy_session', 'auth_unused'] as const;
  const [session, legacy, unused] = entries.map((name) => kept('localStorage', name));
  if ((session ?? legacy) && !unused) dataset['session'] = '';
}
