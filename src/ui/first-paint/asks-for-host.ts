/**
 * Tells whether a developer asks for an app around this page (`?host=macos`), or this tab is in one from the page before.
 * `data-played-host` on `<html>` says so to the scripts that play it; `?host=none` ends it.
 */
export function asksForHost(): boolean {
  const asked = new URLSearchParams(location.search).get('host');
  try {
    if (asked === 'none') sessionStorage.removeItem('played_host');
    const isAsked = /^(macos|windows|ios|android)$/.test(asked ?? '');
    if (!isAsked && sessionStorage.getItem('played_host') === null) return false;
  } catch {
    // Without storage an app lasts for one page, and only where its address asks for it.
    if (asked === null) return false;
  }
  document.documentElement.dataset['playedHost'] = '';
  return true;
}
