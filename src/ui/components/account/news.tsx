import { type ReactNode, useEffect, useRef } from 'react';
import styles from './news.module.css';

/** What an action has led to: the focus goes there when it appears, so that a screen reader reads on from it. */
export function News({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} data-news="" className={styles.news}>
      {children}
    </div>
  );
}
