/**
 * A setting as stored in its cookie, or as given in the page's address; undefined if it has its default or is not a
 * setting.
 */
export function keptSetting(code: string): string | undefined {
  const named = new URLSearchParams(location.search).get(code);
  const kept = named ?? new RegExp(`(?:^|; )${code}=([^;]*)`).exec(document.cookie)?.[1];
  // Specification, section 5: no angle brackets, no slash. Whoever reads the value checks the rest.
  return kept === undefined || /[<>/]/.test(kept) ? undefined : kept;
}
