import styles from './bang-list.module.css';

/** Bangs with the sites they lead to: triggers without their mark, and names. */
export function BangList({ bangs }: { readonly bangs: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.list}>
      {bangs.map(([trigger, site]) => (
        <div key={`${trigger} ${site}`}>
          <dt>
            <code>!{trigger}</code>
          </dt>
          <dd>{site}</dd>
        </div>
      ))}
    </dl>
  );
}
