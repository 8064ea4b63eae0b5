/** Whether the page's own script could not be fetched: a form then does what it does without one. */
let broken = false;

/**
 * Takes what is submitted in an island before its code is there: `data-held` on the form says so at once, and the island's
 * loader submits it again when the island is live (`boot/island-loader.ts`). Nothing that was pressed is lost. `data-told` is the
 * market whose prices were shown meanwhile.
 */
export function holdSubmits(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest<HTMLElement>('[data-island]');
    if (island === null || island.dataset['islandState'] === 'live' || broken) return;
    event.preventDefault();
    delete form.dataset['failed'];
    form.dataset['held'] = '';
    form.dataset['told'] = document.documentElement.dataset['market'] ?? 'us';
    form.ariaBusy = 'true';
  });
  // An error of a file does not bubble, but is seen on the way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) {
        broken = true;
        for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) release(form);
      }
    },
    true,
  );
}

function release(form: HTMLFormElement): void {
  delete form.dataset['held'];
  delete form.dataset['told'];
  form.ariaBusy = null;
  form.dataset['failed'] = '';
}
