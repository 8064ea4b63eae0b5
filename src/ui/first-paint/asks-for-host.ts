import { isMessagingDevice } from '../../domain/device/messaging.ts';

/**
 * Whether a developer asks for a host app around this page (`?host=macos`), or this tab is in one from the page before.
 * Sets `data-played-host` on `<html>` for the scripts that simulate it; `?host=none` ends it. Without storage, an app
 * lasts for one page, and only if the address names it.
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
