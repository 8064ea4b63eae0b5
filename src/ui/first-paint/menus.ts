const openMenus = 'details[data-menu][open]';

/**
 * Closes an open menu of the header when the visitor clicks elsewhere, moves the focus out of it or presses Escape.
 * Opening needs no script.
 */
export function closeMenus(): void {
  for (const turn of ['click', 'focusin']) {
    document.addEventListener(turn, ({ target }) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
        if (!menu.contains(target as Node)) menu.open = false;
      }
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
}
