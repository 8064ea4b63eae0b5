import styles from './bang-list.module.css';

/** Bangs with the sites they lead to: triggers without their mark, and names. */
export function BangList({ bangs }: { readonly bangs: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.list}>
      {bangs.map(([trigger, site], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and to fill them anew costs less than to make new ones
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
