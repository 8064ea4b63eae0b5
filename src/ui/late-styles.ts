/**
 * Applies the style sheet of the live pages, which the page's head has preloaded. Until then the page only has the
 * styles of its own HTML. Resolves once it has loaded or failed. The development server has no such sheet.
 */
export function lateStyles(document: Document): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-late-styles]');
  if (link === null) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    link.rel = 'stylesheet';
  });
}
