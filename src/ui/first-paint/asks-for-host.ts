import { isMessagingDevice } from '../../domain/device/messaging.ts';

/**
 * Tells whether a developer asks for an app around this page (`?host=macos`), or this tab is in one from the page before.
 * `data-played-host` on `<html>` says so to the scripts that play it; `?host=none` ends it. Without storage an app lasts for
 * one page, and only where its address asks for it.
 */
export function asksForHost(): boolean {
  const asked = new URLSearchParams(location.search).get('host') ?? '';
  try {
    if (asked === 'none') delete sessionStorage['played_host'];
    if (!isMessagingDevice(asked) && !sessionStorage['played_host']) return false;
  } catch {
    return false;
  }
  document.documentElement.dataset['playedHost'] = '';
  return true;
}
