import { kept } from './kept.ts';
import { dataset } from './root.ts';

/**
 * Sets `data-session` on `<html>` if somebody is signed in here; CSS shows one of two links in the header by it. An
 * account that was created for a purchase and has no subscription yet does not count.
 */
export function showSession(): void {
  const entries = ['auth_session', 'auth_legacy_session', 'auth_unused'] as const;
  const [session, legacy, unused] = entries.map((name) => kept('localStorage', name));
  if ((session ?? legacy) && !unused) dataset['session'] = '';
}
