import type { Entitlement } from '../../../domain/subscription/feature.ts';
import styles from './feature-image.module.css';

/** A bird that swims behind the reeds: who you are stays out of sight. */
function BehindReeds() {
  return (
    <>
      <path
        className={styles.shade}
        d="M22 66c0-13 10-19 24-19h14c8 0 14-3 18-9 3 9 2 17-3 23-3 4-8 5-14 5z"
      />
      <path className={styles.blue} d="M46 54h16l-5 6H42z" />
      <path className={styles.water} d="M4.2 62h87.6a46 46 0 0 1-87.6 0z" />
      <path className={styles.wave} d="M14 72h26M24 80h20M72 84h8" />
      <path className={styles.drake} d="M24 47a11 11 0 1 1 21-4c0 6-3 9-6 13l-14-1c1-3 0-5-1-8z" />
      <path className={styles.ring} d="M25 54c5 2 10 2 14.5 1" />
      <path className={styles.amber} d="M24 40l-10 4c1 3 5 4 10 3z" />
      <circle className={styles.ink} cx="31" cy="39" r="1.8" />
      <path
        className={styles.reedLine}
        d="M56 84V34M66 84V26M76 82V40M86 74V52M56 60q-6-4-7-12M66 62q6-5 7-14M76 70q-5-3-6-9"
      />
      <rect className={styles.reed} x="53" y="22" width="6" height="17" rx="3" />
      <rect className={styles.reed} x="63" y="12" width="6" height="19" rx="3" />
      <rect className={styles.reed} x="73" y="28" width="6" height="15" rx="3" />
    </>
  );
}

/** One card lifted out of somebody's card index. */
function CardTakenOut() {
  return (
    <>
      <rect className={styles.shade} x="22" y="44" width="52" height="30" rx="3" />
      <rect className={styles.paper} x="25" y="38" width="46" height="30" rx="3" />
      <path className={styles.amber} d="M50 10l26 8-8 27-27-8z" />
      <path className={styles.ink} d="M54 19l5 1.5-1.5 5-5-1.5z" />
      <path className={styles.inkLine} d="M62 21.5l8 2.4M50.5 29l16 4.8M48.8 34.5l11 3.3" />
      <path className={styles.drake} d="M16 52h64l-5 30a4 4 0 0 1-4 3.5H25a4 4 0 0 1-4-3.5z" />
      <path className={styles.ring} d="M36 66a12 7 0 0 0 24 0" />
      <path className={styles.blueDots} d="M36 44C30 34 34 22 44 18" />
    </>
  );
}

/** A nest with a cracked egg, and a wing over it. */
function NestUnderWing() {
  return (
    <>
      <ellipse className={styles.paper} cx="48" cy="52" rx="13" ry="17" />
      <ellipse className={styles.shade} cx="33" cy="57" rx="9" ry="12" />
      <ellipse className={styles.shade} cx="63" cy="57" rx="9" ry="12" />
      <path className={styles.drake} d="M14 58h68c0 16-14 27-34 27S14 74 14 58z" />
      <path className={styles.ring} d="M22 66q26 10 52 0M28 74q20 7 40 0" />
      <path
        className={styles.blue}
        d="M14 44C16 22 34 12 56 14c16 1 25 9 28 20-8-3-13-3-18 0-6-3-11-3-16 1-6-2-11-1-15 3-7-2-14 0-21 6z"
      />
      <path className={styles.crack} d="M46 45l4 5-5 4 4 4" />
    </>
  );
}

/** Two speech bubbles, and one of them is a bird that listens. */
function TalkingBird() {
  return (
    <>
      <path
        className={styles.paper}
        d="M30 14h40a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-2l2 10-13-10H30a10 10 0 0 1-10-10V24a10 10 0 0 1 10-10z"
      />
      <path className={styles.shadeLine} d="M32 26h36M32 36h22" />
      <path
        className={styles.drake}
        d="M36 47a17 17 0 0 1 17 17c0 5-2 9-4 13 3 6 8 11 12 15.5a46 46 0 0 1-43.5-9.5c3-4 5-8 4-12a17 17 0 0 1 14.5-24z"
      />
      <path className={styles.amber} d="M52 59l16 5c-1 5-8 7-15 6z" />
      <circle className={styles.ink} cx="42" cy="60" r="2.6" />
      <path className={styles.ring} d="M21 76q14 10 28 1" />
    </>
  );
}

const images = {
  'Network Protection': BehindReeds,
  'Data Broker Protection': CardTakenOut,
  'Identity Theft Restoration': NestUnderWing,
  'Global Identity Theft Restoration': NestUnderWing,
  'Duck.ai': TalkingBird,
} as const satisfies Record<Entitlement, () => React.ReactNode>;

/** The image that stands for one product; it says nothing the text beside it does not. */
export function FeatureImage({ product }: { readonly product: Entitlement }) {
  const Image = images[product];
  return (
    <svg className={styles.image} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <circle className={styles.wash} cx="48" cy="48" r="46" />
      <Image />
    </svg>
  );
}
