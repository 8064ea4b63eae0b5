/** Says on `<html>` (`data-started`) that a file is on its way: the page stays, and CSS shows what to do next. */
export function wireDownloads(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-starts]') : null;
    if (link !== null) page.documentElement.dataset['started'] = link.dataset['starts'] ?? '';
  });
}
