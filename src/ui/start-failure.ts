/** Shows the message of a live page whose scripts do not arrive (`StartFailure`). */
export function showStartFailure(page: Document): void {
  for (const notice of page.querySelectorAll<HTMLElement>('[data-start-failure]')) {
    notice.hidden = false;
    notice.scrollIntoView({ block: 'nearest' });
  }
}
