const { dataset } = document.documentElement;

/**
 * In a frame over one of our pages (`known-panel.ts`) the page shows the dialog around it, gives it its measures and closes it:
 * the page behind has none of that in its own scripts and styles.
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
    // Whoever prints from in here means the panel: all of it, and not what can be seen of it over the other page.
    pressed.preventDefault();
    window.print();
  });
  document.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    if (pressed.closest('[data-close]')) dialog.close();
    // What leads on leads the page behind on.
    const link = pressed.closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
    if (link !== null) link.target = '_top';
  });
  dialog.addEventListener('close', () => {
    // What was forgotten shows on the page behind as well.
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
  // On paper a frame would be cut where the window ends: whoever prints the page gets the page.
  const paper = new (parent as Window & typeof globalThis).CSSStyleSheet();
  paper.replaceSync('@media print{body>dialog{display:none!important}}');
  parent.document.adoptedStyleSheets.push(paper);
  // Who pressed twice gets one.
  for (const other of parent.document.querySelectorAll('body > dialog')) if (other !== dialog) other.remove();
  dialog.showModal();
  document.querySelector<HTMLElement>('[data-close]')?.focus();
}
