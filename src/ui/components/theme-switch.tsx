import { useLingui } from '@lingui/react';
import styles from './theme-switch.module.css';

/**
 * Turns the theme over. It is plain markup: the script in the head answers it until `boot/theme-switch.ts` takes over,
 * and without scripts it is not shown, because the page then follows the system.
 */
export function ThemeSwitch() {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      className={styles.switch}
      data-theme-switch
      aria-label={i18n._({ id: 'common.theme.switch', message: 'Light or dark' })}
      title={i18n._({ id: 'common.theme.switch', message: 'Light or dark' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 0 18z" />
      </svg>
    </button>
  );
}
