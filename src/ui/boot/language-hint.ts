/**
 * Where the storage adapter stores `languageHint`. Repeated here because the script in the head reads it before any
 * adapter code has loaded.
 */
const entry = 'language_hint';
const yearInMilliseconds = 31_536_000_000;

/** Hides the language hint for a year once the visitor closes it or chooses a language. */
export function wireLanguageHint(page: Document, options: { readonly signal?: AbortSignal } = {}): void {
  const close = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-hint-close], a[data-language]')) return;
    delete page.documentElement.dataset['hint'];
    try {
      localStorage.setItem(
        entry,
        JSON.stringify({ value: 'closed', until: Date.now() + yearInMilliseconds }),
      );
    } catch {
      // Where storage is refused, the hint comes back on the next page.
    }
  };
  page.addEventListener('click', close, options);
}
