import { kept } from './kept.ts';

/** Says on `<html>` (`data-session`) that somebody is signed in here; by it CSS shows one of two links in the header. */
export function showSession(): void {
  if (kept('localStorage', 'auth_session') !== null || kept('localStorage', 'auth_legacy_session') !== null) {
    document.documentElement.dataset['session'] = '';
  }
}
