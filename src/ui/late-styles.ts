/**
 * Puts the style sheet of the live pages to use, which the page's head has asked for: until then the page has the styles of
 * what stands in its HTML alone. Resolves when it is there, or cannot be had. In the developer server there is none.
 */
export function lateStyles(document: Document): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-late-styles]');
  if (link === null) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    link.rel = 'stylesheet';
  });
}
