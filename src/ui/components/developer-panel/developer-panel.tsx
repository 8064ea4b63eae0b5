import styles from './developer-panel.module.css';

/** The environments that a developer may switch between. */
export interface Environments {
  readonly names: readonly string[];
  readonly current: string;
  /** Switches this visit to another environment and reloads the page. */
  readonly choose: (name: string) => void;
}

/** Shows which environment this visit uses, and switches it. For developers, so in English only. */
export function DeveloperPanel({ names, current, choose }: Environments) {
  return (
    <aside className={styles.panel} aria-label="Developer panel" lang="en" dir="ltr">
      <label className={styles.label}>
        Environment
        <select
          className={styles.select}
          value={current}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className={styles.note}>
        {current === 'fake' ? 'No network. Passcodes stand in the console.' : 'Kept for this tab.'}
      </p>
    </aside>
  );
}
