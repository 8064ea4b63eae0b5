import { useLingui } from '@lingui/react';
import fill from '../images/images.module.css';
import { Lines } from '../images/screens/pieces.tsx';
import screens from '../images/screens/screens.module.css';
import styles from './email-plate.module.css';

/** An e-mail from a shop as a plate of a field guide, with a number at everything in it that reports back. */
export function EmailPlate() {
  const { i18n } = useLingui();
  return (
    <svg
      className={styles.plate}
      viewBox="19 19 447 402"
      role="img"
      aria-label={i18n._({
        id: 'products.email.plate',
        message: 'An advertising e-mail with three marks: a picture, a button and an invisible pixel.',
      })}
    >
      <rect className={styles.paper} x="20" y="20" width="380" height="400" rx="14" />
      <circle className={fill.breast} cx="60" cy="62" r="18" />
      <Lines x={92} y={48} widths={[150, 96]} />
      <path className={screens.edge} d="M20 96h380" />
      <rect className={fill.sunken} x="44" y="116" width="332" height="122" rx="8" />
      <path className={fill.flank} d="M150 178h112v46H150z" />
      <path className={fill.flankDeep} d="M150 178l18-30h76l18 30z" />
      <path className={fill.beak} d="M194 148h24l6 30v18h-36v-18z" />
      <Lines x={44} y={258} widths={[310, 332, 250]} />
      <rect className={fill.patch} x="130" y="322" width="160" height="42" rx="21" />
      <rect className={fill.ring} x="168" y="338" width="84" height="10" rx="5" />
      <path className={styles.pixel} d="M46 394h7v7h-7z" />
      <path className={styles.hair} d="M376 150h48M290 343h134M57 397h367" />
      <g className={fill.number}>
        <Place y={150} text="1" />
        <Place y={343} text="2" />
        <Place y={397} text="3" />
      </g>
    </svg>
  );
}

function Place({ y, text }: { readonly y: number; readonly text: string }) {
  return (
    <>
      <circle className={fill.frame} cx="444" cy={y} r="20" />
      <text className={styles.digit} x="444" y={y} dy="0.34em">
        {text}
      </text>
    </>
  );
}
