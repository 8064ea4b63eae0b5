import styles from './foot-banner.module.css';

/** Within an island of a static page: where `StandingNews` tells whoever is signed in that the subscription needs them. */
export function StandingPlace() {
  return <div className={styles.banner} />;
}
