const openMenus = 'details[data-menu][open]';

/** Closes an open menu of the header when the visitor turns elsewhere or presses Escape. Opening needs no script. */
export function wireMenus(page: Document, signal: AbortSignal): void {
  const turnedElsewhere = ({ target }: Event) => {
    for (const menu of page.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
    }
  };
  const escaped = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of page.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      const hadFocus = menu.contains(page.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  };
  page.addEventListener('click', turnedElsewhere, { signal });
  page.addEventListener('keydown', escaped, { signal });
}
