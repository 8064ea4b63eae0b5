/** Text as HTML or XML has it, between tags or within an attribute's double quotes. HTML, section 13.3. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
