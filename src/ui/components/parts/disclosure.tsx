import type { ReactNode } from 'react';
import type { EventAttributes } from '../../boot/event-attributes.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  /** Of those with the same name only one is open at a time. */
  readonly name?: string;
  /** What opening it counts as. */
  readonly event?: EventAttributes;
  /** Called when it is opened. */
  readonly onOpen?: () => void;
}

/** Something to open: plain `<details>`, so it needs no script and is found by search in page. Paragraphs go inside. */
export function Disclosure({ summary, children, open, name, event, onOpen }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={open}
      name={name}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary} {...event}>
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
