import type { ReactNode } from 'react';
import { sentPlace } from '../../../domain/sent-place.ts';
import styles from './sent-place.module.css';

/** The target of a plain form once it has been accepted (`#sent`); hidden otherwise. `children` say thank you. */
export function SentPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sent} id={sentPlace}>
      {children}
    </div>
  );
}
