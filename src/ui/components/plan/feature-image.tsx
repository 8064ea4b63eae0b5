import type { Entitlement } from '../../../domain/subscription/feature.ts';
import { DrakeBody } from '../images/drake-body.tsx';
import { drakeShapes } from '../images/drake-shapes.ts';
import fill from '../images/images.module.css';
import { MaskedMark } from '../images/screens/masked-mark.tsx';
import { MarkAt } from '../images/screens/pieces.tsx';
import styles from './feature-image.module.css';

/** Our bird crosses the water to appear on another shore. */
function OtherShore() {
  return (
    <>
      <path className={styles.water} d="M0 0h96v96H0z" />
      <path className={fill.hill} d="M0 40q24 0 38 14t16 42H0zM96 74q-22 2-32-16t10-30 22-14z" />
      <path className={styles.way} d="M34 46Q42 22 68 44" />
      <path className={fill.beak} d="M70 46c-9-10-10-15-10-18a10 10 0 0 1 20 0c0 3-1 8-10 18z" />
      <path className={fill.pupil} d="M66.500 28a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z" />
      <MarkAt x={30} y={64} size={36} />
    </>
  );
}

/** The part of him that is visible where he looks in from the side. */
const bust = [drakeShapes[3], drakeShapes[5], ...drakeShapes.slice(9)];

/** A card lifted out of a card index about somebody. */
function CardTakenOut() {
  return (
    <>
      <rect className={styles.shade} x="22" y="44" width="52" height="30" rx="3" />
      <rect className={styles.paper} x="25" y="38" width="46" height="30" rx="3" />
      <path className={styles.amber} d="M50 10l26 8-8 27-27-8z" />
      <path className={styles.ink} d="M54 19l5 1.5-1.5 5-5-1.5z" />
      <path className={styles.inkLine} d="M62 21.5l8 2.4M50.5 29l16 4.8M48.8 34.5l11 3.3" />
      <path className={styles.drake} d="M19 52h58v27a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4z" />
      <path className={styles.ring} d="M38 60h20v7H38zM48 75h0" />
      <path className={styles.blueDots} d="M33 46q-8-11-4-22" />
      <path className={styles.blue} d="M34 13l-10 8 10 5z" />
    </>
  );
}

/** Two identity cards for one bird; on one of them is somebody wearing a mask. */
function TwoCards() {
  return (
    <>
      <g transform="translate(40 15) rotate(7) scale(.84)">
        <IdentityCard Bearer={MaskedMark} />
      </g>
      <g transform="translate(15 48) rotate(-6) scale(.84)">
        <IdentityCard Bearer={MarkAt} />
      </g>
    </>
  );
}

function IdentityCard({ Bearer }: { readonly Bearer: typeof MarkAt }) {
  return (
    <>
      <rect className={styles.card} width="52" height="36" rx="4" />
      <path className={fill.head} d="M4 0h44a4 4 0 0 1 4 4v3H0V4a4 4 0 0 1 4-4z" />
      <rect className={fill.stream} x="4" y="11" width="21" height="21" rx="2.5" />
      <Bearer x={14} y={22} size={16} />
      <path className={styles.cardLine} d="M30 15h16M30 21.500h11M30 28h14" />
    </>
  );
}

/** Our drake, and what he says. */
function TalkingBird() {
  return (
    <>
      <g transform="translate(-85 32) scale(.22)">
        <DrakeBody shapes={bust} />
      </g>
      <path
        className={styles.blue}
        d="M44 13h26a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-2l-3 8-7-8H44a8 8 0 0 1-8-8V21a8 8 0 0 1 8-8z"
      />
      <path className={styles.said} d="M44 22h26M44 30h17" />
    </>
  );
}

const images = {
  'Network Protection': OtherShore,
  'Data Broker Protection': CardTakenOut,
  'Identity Theft Restoration': TwoCards,
  'Global Identity Theft Restoration': TwoCards,
  'Duck.ai': TalkingBird,
} as const satisfies Record<Entitlement, () => React.ReactNode>;

/** The illustration of a product; it adds nothing to the text beside it. */
export function FeatureImage({ product }: { readonly product: Entitlement }) {
  const Image = images[product];
  return (
    <svg className={styles.image} viewBox="2 2 92 92" aria-hidden="true" focusable="false">
      <path className={styles.wash} d="M0 0h96v96H0z" />
      <Image />
    </svg>
  );
}
