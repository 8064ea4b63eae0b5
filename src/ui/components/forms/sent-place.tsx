import type { ReactNode } from 'react';
import { sentPlace } from '../../../domain/sent-place.ts';
import styles from './sent-place.module.css';

/** Where a plain form leads to once it has been taken (`#sent`); hidden otherwise. `children` say thank you. */
export function SentPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sent} id={sentPlace}>
      {children}
    </div>
  );
}
