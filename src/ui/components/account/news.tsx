import { type ReactNode, useEffect, useRef } from 'react';
import styles from './news.module.css';

/** The result of an action. It takes the focus when it appears, so that a screen reader continues from there. */
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
