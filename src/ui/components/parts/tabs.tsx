import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly name: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The name of the radio group; unique on the page. */
  readonly id: string;
  /** The accessible name: what is chosen between. */
  readonly label: string;
  /** Two to six. The first is shown initially. */
  readonly tabs: readonly Tab[];
}

/**
 * Shows one of several views. Made of radio buttons and CSS, so it works before and without scripts, by touch, mouse
 * and arrow keys, and the choice is restored when the visitor comes back.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <div id={`${id}-bar`} className={styles.bar} role="radiogroup" aria-label={label}>
        {tabs.map((tab, place) => (
          <label key={tab.id} className={styles.tab}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={tab.id}
              defaultChecked={place === 0}
              aria-controls={`${id}-${tab.id}`}
            />
            <span id={`${id}-${tab.id}-name`} className={styles.name}>
              {tab.name}
            </span>
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={`${id}-${tab.id}`}
          className={styles.panel}
          aria-labelledby={`${id}-bar ${id}-${tab.id}-name`}
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
}
