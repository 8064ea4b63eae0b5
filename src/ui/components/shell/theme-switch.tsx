import { useLingui } from '@lingui/react';
import styles from './theme-switch.module.css';

/**
 * Switches between light and dark. Plain markup: the script in the head handles clicks and sets `aria-pressed` while
 * the dark theme is shown. Hidden without scripts, where the page follows the system.
 */
export function ThemeSwitch() {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      className={styles.switch}
      data-theme-switch
      aria-label={i18n._({ id: 'common.theme.dark', message: 'Dark theme' })}
      title={i18n._({ id: 'common.theme.dark', message: 'Dark theme' })}
      suppressHydrationWarning
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 0 18z" />
      </svg>
    </button>
  );
}
