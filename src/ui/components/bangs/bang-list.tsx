import styles from './bang-list.module.css';

/** Bangs with the sites they lead to: triggers without the exclamation mark, and names. */
export function BangList({ bangs }: { readonly bangs: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.list}>
      {bangs.map(([trigger, site], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and reusing them is cheaper than creating new ones
        <div key={index}>
          <dt>
            <code>!{trigger}</code>
          </dt>
          <dd>{site}</dd>
        </div>
      ))}
    </dl>
  );
}
