import styles from './foot-banner.module.css';

/** Where a static page of the subscription's area tells whoever is signed in that it needs them; empty for all others. */
export function StandingPlace() {
  return (
    <div data-island="standing" data-island-for="session">
      <div className={styles.banner} />
    </div>
  );
}
