import { Family } from '../images/family.tsx';
import styles from './pond.module.css';

/** The end of the page: the pond again, and who lives on it. */
export function Pond() {
  return (
    <div className={styles.pond}>
      <Family className={styles.family} />
    </div>
  );
}
