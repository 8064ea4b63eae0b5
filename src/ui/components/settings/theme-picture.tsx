import type { Settings } from '../../../domain/settings/settings.ts';
import { hexOf } from '../../../domain/settings/values.ts';
import styles from './theme-page.module.css';

/** A results page in a theme's colours. What the theme does not name follows light or dark, as around it. */
export function ThemePicture({ settings }: { readonly settings: Settings }) {
  const colour = (code: 'k7' | 'kj' | 'k9' | 'kaa' | 'k8' | 'kx') => {
    const hex = settings[code] === undefined ? null : hexOf(code, settings[code]);
    return hex === null ? undefined : `#${hex}`;
  };
  return (
    <svg className={styles.picture} viewBox="0 0 320 190" aria-hidden="true">
      <path className={styles.ground} fill={colour('k7')} d="M0 0h320v190H0z" />
      <path className={styles.bar} fill={colour('kj')} d="M0 0h320v38H0z" />
      <rect className={styles.box} x="16" y="9" width="200" height="20" rx="10" />
      <path className={styles.url} fill={colour('kx')} d="M16 56h96v6H16zM16 124h76v6H16z" />
      <path className={styles.heading} fill={colour('k9')} d="M16 68h168v11H16z" />
      <path className={styles.visited} fill={colour('kaa')} d="M16 136h136v11H16z" />
      <path
        className={styles.words}
        fill={colour('k8')}
        d="M16 86h256v6H16zM16 98h210v6H16zM16 154h248v6H16zM16 166h180v6H16z"
      />
    </svg>
  );
}
