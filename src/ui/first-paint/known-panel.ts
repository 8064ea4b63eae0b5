import { knownPath } from '../../domain/records/known-path.ts';

/**
 * Opens the page that shows what this browser stores as a panel over the current page. It shows itself once it has
 * loaded (`known-frame.ts`); if it may not be framed or does not load, the browser follows the link instead.
 */
export function openKnownPanel(): void {
  document.addEventListener('click', (click) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>(`a[href$="${knownPath}"]`);
    if (!link || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.src = link.href;
    frame.onload = () => {
      if (!dialog.open) location.href = link.href;
    };
    dialog.append(frame);
    document.body.append(dialog);
  });
}
