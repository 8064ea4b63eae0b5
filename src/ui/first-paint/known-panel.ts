import { knownPath } from '../../domain/records/known-path.ts';

/**
 * Opens the page that shows what this browser keeps over the page that links to it. The page shows itself once it is there
 * (`known-frame.ts`); where it may not be framed or does not come, the link is followed.
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
