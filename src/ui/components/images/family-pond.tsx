import { FamilyShapes } from './family.tsx';
import styles from './images.module.css';
import { Reeds } from './reeds.tsx';

/** The family on its pond, with the far shore behind it. */
export function FamilyPond() {
  return (
    <svg className={styles.image} viewBox="0 0 620 300" aria-hidden="true">
      <rect className={styles.sky} width="620" height="300" rx="24" />
      <circle className={styles.sun} cx="214" cy="92" r="50" />
      <path className={styles.hill} d="M0 150c70-50 160-56 250-20 100 40 240-30 370-60v110H0z" />
      <path
        className={styles.water}
        d="M0 168q78-9 155 0t155 0 155 0 155 0v108a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <g transform="translate(2 64) scale(.45)">
        <Reeds />
      </g>
      <g transform="translate(6 116)">
        <FamilyShapes />
      </g>
      <path
        className={styles.ripple}
        d="M120 240q20-8 40 0t40 0M300 256q20-8 40 0t40 0M440 276q20-8 40 0t40 0"
      />
    </svg>
  );
}
