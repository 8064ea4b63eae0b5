import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '../../../domain/brand.ts';
import buttons from '../parts/button-row.module.css';
import styles from './purchase-head.module.css';

interface PurchaseHeadProps {
  readonly title: ReactNode;
  /** What it means; announced when it changes. */
  readonly children?: ReactNode;
  /** The next steps: links or buttons. */
  readonly actions?: ReactNode;
  readonly image: ReactNode;
  readonly busy?: boolean;
  /** True if it is what the visitor was waiting for: it takes the focus, unless the visitor has moved it elsewhere. */
  readonly news?: boolean;
}

/** The top of a page about a purchase. Title, text and image keep their places in every state. */
export function PurchaseHead({
  title,
  children,
  actions,
  image,
  busy = false,
  news = false,
}: PurchaseHeadProps) {
  // Without a script, nothing is loading.
  const isWaiting = useHydrated() && busy;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const nowhere = activeElement === null || activeElement === body || activeElement.id === 'main';
    if (news && nowhere) heading.current?.focus({ preventScroll: true });
  }, [news]);
  // While busy there is nothing to name yet, so the document keeps the page's own title.
  useEffect(() => {
    const said = heading.current?.textContent;
    if (!busy && said) document.title = `${said} · ${brand.name}`;
  });
  return (
    <section className={styles.head} aria-busy={isWaiting || undefined}>
      <div className={styles.image}>{image}</div>
      <div className={styles.words}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.lead} role="status">
          {children}
        </div>
        {actions && <div className={buttons.row}>{actions}</div>}
      </div>
    </section>
  );
}
