import { DrakeBody } from './drake-body.tsx';
import styles from './tipped-drake.module.css';

/** A drake with his head under water and his feet in the air: 160 units wide, centered at x = 160, y from 14 to 190. */
export function TippedDrake() {
  return (
    <>
      <path className={styles.leg} d="M142 84L110 66M148 68L126 44" />
      <path
        className={styles.foot}
        d="M110 66l-27-11q11-4 11-16 8 7 18 0zM126 44l-21-20q12 0 17-11 4 10 15 8z"
      />
      <g transform="translate(246 -6) rotate(80) scale(.3)">
        <DrakeBody />
      </g>
    </>
  );
}
