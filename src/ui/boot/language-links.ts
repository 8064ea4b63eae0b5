/** Takes query and place along to the other language, so that an origin or an open section is not lost on the way. */
export function wireLanguageLinks(page: Document, options: { readonly signal?: AbortSignal } = {}): void {
  const takeAlong = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link === null) return;
    link.search = page.location.search;
    link.hash = page.location.hash;
  };
  page.addEventListener('click', takeAlong, options);
}
