import styles from './foot-banner.module.css';

/**
 * Place within an island of a static page where `StandingNews` tells signed-in visitors that the subscription needs
 * attention.
 */
export function StandingPlace() {
  return <div className={styles.banner} />;
}
