import fill from '../images/images.module.css';
import styles from './own-computer.module.css';

/** A nest on a computer's screen: what is entered stays there, and only the removal forms leave. */
export function OwnComputer() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <rect className={styles.screen} x="8" y="8" width="290" height="186" rx="14" />
      <path className={styles.line} d="M110 240h86M153 196v40" />
      <ellipse className={fill.egg} cx="124" cy="102" rx="24" ry="32" transform="rotate(-14 124 102)" />
      <ellipse className={fill.egg} cx="184" cy="102" rx="24" ry="32" transform="rotate(14 184 102)" />
      <ellipse className={fill.eggFront} cx="154" cy="98" rx="25" ry="35" />
      <path className={fill.breast} d="M68 112q86 28 172 0c3 36-36 62-86 62s-88-26-86-62z" />
      <path className={fill.twig} d="M60 118q94 32 188-2M72 138q82 26 164-2M88 156q66 18 132-2" />
      <path className={styles.way} d="M310 48h56M310 102h56M310 156h56" />
      <path className={styles.line} d="M358 40l8 8-8 8M358 94l8 8-8 8M358 148l8 8-8 8" />
      <path className={fill.beak} d="M386 30h74v36h-74zM386 84h74v36h-74zM386 138h74v36h-74z" />
      <path className={styles.mark} d="M412 48l8 8 14-16M412 102l8 8 14-16M412 156l8 8 14-16" />
    </svg>
  );
}
