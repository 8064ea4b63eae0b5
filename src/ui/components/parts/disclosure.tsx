import type { ReactNode } from 'react';
import type { EventAttributes } from '../../boot/event-attributes.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** The id of what it hides: browsers open it for a link to that. */
  readonly anchor?: string | undefined;
  /** Open initially. */
  readonly open?: boolean;
  /** Of all disclosures with the same name, only one is open at a time. */
  readonly name?: string;
  /** The event that opening it sends. */
  readonly event?: EventAttributes;
  /** Called when it is opened. */
  readonly onOpen?: () => void;
}

/** A plain `<details>`, so it needs no script and find-in-page opens it. Paragraphs go inside. */
export function Disclosure({ summary, children, anchor, open, name, event, onOpen }: DisclosureProps) {
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
      <div className={styles.content} id={anchor}>
        {children}
      </div>
    </details>
  );
}
