/** As the storage adapter keeps `languageHint`: the script in the head reads it before any code of the adapter is there. */
const entry = 'language_hint';
const yearInMilliseconds = 31_536_000_000;

/** Takes the language hint away for a year once the visitor closes it or chooses any language. */
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
      // Where storage is refused the hint comes back on the next page.
    }
  };
  page.addEventListener('click', close, options);
}
