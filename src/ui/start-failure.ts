/** Shows what a live page says when the scripts that bring it to life do not arrive (`StartFailure`). */
export function showStartFailure(page: Document): void {
  for (const notice of page.querySelectorAll<HTMLElement>('[data-start-failure]')) {
    notice.hidden = false;
    notice.scrollIntoView({ block: 'nearest' });
  }
}
