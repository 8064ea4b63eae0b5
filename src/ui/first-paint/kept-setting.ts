/** A setting as it is kept in its cookie, or as the page's address has it; undefined where it has its default or is none. */
export function keptSetting(code: string): string | undefined {
  const named = new URLSearchParams(location.search).get(code);
  const kept = named ?? new RegExp(`(?:^|; )${code}=([^;]*)`).exec(document.cookie)?.[1];
  // Specification, section 5: no angle brackets, no slash. What else is in it is for whoever reads it.
  return kept === undefined || /[<>/]/.test(kept) ? undefined : kept;
}
