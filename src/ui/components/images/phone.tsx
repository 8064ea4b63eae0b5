import styles from './images.module.css';

/** A phone with the subscription's screen: the line is private, four things are on. */
export function Phone({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={`${styles.image} ${className}`} viewBox="0 0 300 600" aria-hidden="true">
      <rect className={styles.ink} width="300" height="600" rx="46" />
      <rect className={styles.sky} x="10" y="10" width="280" height="580" rx="37" />
      <rect className={styles.ink} x="108" y="22" width="84" height="20" rx="10" />
      <circle className={styles.sun} cx="212" cy="120" r="34" />
      <path className={styles.hill} d="M10 210c60-50 120-46 170-16 40 22 74 20 110-6v90H10z" />
      <path className={styles.water} d="M10 240h280v70H10z" />
      <path className={styles.ripple} d="M60 264h70M170 274h60M104 290h40" />
      <circle className={styles.head} cx="144" cy="186" r="40" />
      <path className={styles.head} d="M112 200c6 18 4 30-4 46h74c-6-14-8-26-4-44z" />
      <path className={styles.beak} d="M174 168c18 2 30 16 48 20 12 3 12 13 2 15-16 4-32 2-46 2z" />
      <circle className={styles.ring} cx="156" cy="176" r="6" />
      <path className={styles.ring} d="M110 226q36 14 70-1l3 14q-38 15-76 1z" />
      <path className={styles.breast} d="M106 240q38 15 78-1 14 10 16 22H88q4-14 18-21z" />
      <path className={styles.raised} d="M10 300h280v253a37 37 0 0 1-37 37H47a37 37 0 0 1-37-37z" />
      {rows.map((y) => (
        <g key={y}>
          <circle className={styles.wash} cx="48" cy={y} r="18" />
          <circle className={styles.drake} cx="48" cy={y} r="7" />
          <rect className={styles.ink} x="80" y={y - 11} width={y % 3 === 0 ? 92 : 74} height="8" rx="4" />
          <rect className={styles.line} x="80" y={y + 4} width={y % 4 === 0 ? 104 : 88} height="7" rx="3.5" />
          <rect className={styles.drake} x="222" y={y - 13} width="46" height="26" rx="13" />
          <circle className={styles.raised} cx="255" cy={y} r="9" />
        </g>
      ))}
    </svg>
  );
}

const rows = [342, 402, 462, 522] as const;
