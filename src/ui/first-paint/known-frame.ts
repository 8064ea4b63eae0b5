const { dataset } = document.documentElement;

/**
 * When the page is in a frame over one of our pages (`known-panel.ts`), shows, sizes and closes the dialog around it,
 * so that the other pages need no scripts or styles for that.
 */
export function standInFrame(): void {
  const frame = window.frameElement as HTMLIFrameElement | null;
  const dialog = frame?.closest('dialog') ?? null;
  if (frame === null || dialog === null) return;
  dataset['framed'] = '';
  document.addEventListener('DOMContentLoaded', () => showOver(frame, dialog));
  document.addEventListener('keydown', (pressed) => {
    if (pressed.key === 'Escape') dialog.close();
    if (pressed.key.toLowerCase() !== 'p' || !(pressed.ctrlKey || pressed.metaKey)) return;
    // Printing from here means the whole panel, not the part of it that is visible above the other page.
    pressed.preventDefault();
    window.print();
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    if (pressed.closest('[data-close]')) dialog.close();
    // Links open in the page behind.
    const link = pressed.closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
    if (link !== null) link.target = '_top';
  });
  dialog.addEventListener('close', () => {
    // What was forgotten has to disappear from the page behind as well.
    if (dataset['forgotten'] !== undefined) parent.location.reload();
    else dialog.remove();
  });
}

function showOver(frame: HTMLIFrameElement, dialog: HTMLDialogElement): void {
  frame.title = dialog.ariaLabel = document.querySelector('h1')?.textContent ?? '';
  frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0';
  dialog.style.cssText =
    'inline-size:min(64rem,100vw);max-inline-size:none;block-size:min(56rem,94dvh);max-block-size:none;' +
    'margin:auto;padding:0;border:1px solid;border-radius:12px;overflow:hidden';
  // On paper, a frame would be cut off at the window's edge, so printing the page behind leaves it out.
  const paper = new (parent as Window & typeof globalThis).CSSStyleSheet();
  paper.replaceSync('@media print{body>dialog{display:none!important}}');
  parent.document.adoptedStyleSheets.push(paper);
  // Two presses open only one panel.
  for (const other of parent.document.querySelectorAll('body > dialog')) if (other !== dialog) other.remove();
  dialog.showModal();
  document.querySelector<HTMLElement>('[data-close]')?.focus();
}
