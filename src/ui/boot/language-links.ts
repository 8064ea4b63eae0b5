/** Keeps query and hash when the visitor switches language, so that neither an origin nor an open section is lost. */
export function wireLanguageLinks(page: Document, options: { readonly signal?: AbortSignal } = {}): void {
  const takeAlong = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link === null) return;
    link.search = page.location.search;
    link.hash = page.location.hash;
  };
  page.addEventListener('click', takeAlong, options);
}
