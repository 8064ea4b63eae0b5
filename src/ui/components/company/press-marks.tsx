import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { Mark } from '../mark.tsx';
import styles from './press-marks.module.css';

/**
 * The logo on the backgrounds it is made for, which stay light and dark whatever the page's theme. The build takes the
 * press kit's mark from here.
 */
export function PressMarks() {
  return (
    <div className={styles.grounds}>
      <Ground
        className={styles.light}
        caption={<Trans id="company.press.logo.light" message="On a light background" />}
      />
      <Ground
        className={styles.dark}
        caption={<Trans id="company.press.logo.dark" message="On a dark background" />}
      />
    </div>
  );
}

function Ground({
  className,
  caption,
}: {
  readonly className: string | undefined;
  readonly caption: ReactNode;
}) {
  return (
    <figure className={styles.figure} data-press-kit="mark">
      <div className={`${styles.ground} ${className}`}>
        <Mark className={styles.mark} />
        <span className={styles.name}>{brand.name}</span>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
