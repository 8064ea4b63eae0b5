/** Says on `<html>` (`data-started`) that a file is on its way: the page stays, and CSS shows what to do next, which is brought into sight. */
export function wireDownloads(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-starts]') : null;
    if (link === null) return;
    const platform = link.dataset['starts'] ?? '';
    page.documentElement.dataset['started'] = platform;
    page.querySelector(`[data-of=${platform}]`)?.scrollIntoView({ block: 'nearest' });
  });
}
