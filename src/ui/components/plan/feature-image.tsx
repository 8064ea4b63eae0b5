import type { Entitlement } from '../../../domain/subscription/feature.ts';
import { drakeShapes } from '../images/drake-shapes.ts';
import fill from '../images/images.module.css';
import { MarkAt } from '../images/screens/pieces.tsx';
import styles from './feature-image.module.css';

/** Our drake behind the reeds: who you are stays out of sight. */
function BehindReeds() {
  return (
    <>
      <g transform="translate(101 25) scale(-.128 .128)">
        <Drake shapes={drakeShapes} />
      </g>
      <path className={styles.water} d="M0 72q12-3 24 0t24 0 24 0 24 0v24H0z" />
      <path className={styles.wave} d="M22 79h14M30 87h14" />
      <g transform="scale(.2)">
        <path className={fill.reed} d="M294 400l4-280M346 404V70M400 396l6-210" />
        <path className={fill.cattail} d="M297 132l1-46M346 96V48M405 204l1-40" />
        <path
          className={fill.leaf}
          d="M318 404C304 340 304 280 276 216c40 50 58 110 60 188zM378 402c4-66 22-110 54-146-20 46-30 90-36 146z"
        />
      </g>
    </>
  );
}

type Shapes = readonly (typeof drakeShapes)[number][];

/** What of him is seen where he looks in from the side. */
const bust: Shapes = [drakeShapes[3], drakeShapes[5], ...drakeShapes.slice(9)];

function Drake({ shapes }: { readonly shapes: Shapes }) {
  return shapes.map(([part, path]) => <path key={path} className={fill[part]} d={path} />);
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

/** Two identity cards with one bird on them, and on one of them it is somebody in a mask. */
function TwoCards() {
  return (
    <>
      <g transform="translate(40 15) rotate(7) scale(.84)">
        <IdentityCard />
        <path className={fill.breast} d="M7 20q6-3 12-1c1 6-4 6-6 4-3 3-6 1-6-3z" />
        <circle className={fill.ring} cx="15" cy="21" r="1.2" />
      </g>
      <g transform="translate(15 48) rotate(-6) scale(.84)">
        <IdentityCard />
      </g>
    </>
  );
}

function IdentityCard() {
  return (
    <>
      <rect className={styles.card} width="52" height="36" rx="4" />
      <path className={fill.head} d="M4 0h44a4 4 0 0 1 4 4v3H0V4a4 4 0 0 1 4-4z" />
      <rect className={fill.stream} x="4" y="11" width="21" height="21" rx="2.5" />
      <MarkAt x={15} y={22} size={16} />
      <path className={styles.cardLine} d="M30 15h16M30 21.500h11M30 28h14" />
    </>
  );
}

/** Our drake, and what he says. */
function TalkingBird() {
  return (
    <>
      <g transform="translate(-85 32) scale(.22)">
        <Drake shapes={bust} />
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
  'Network Protection': BehindReeds,
  'Data Broker Protection': CardTakenOut,
  'Identity Theft Restoration': TwoCards,
  'Global Identity Theft Restoration': TwoCards,
  'Duck.ai': TalkingBird,
} as const satisfies Record<Entitlement, () => React.ReactNode>;

/** The image that stands for one product; it says nothing the text beside it does not. */
export function FeatureImage({ product }: { readonly product: Entitlement }) {
  const Image = images[product];
  return (
    <svg className={styles.image} viewBox="2 2 92 92" aria-hidden="true" focusable="false">
      <path className={styles.wash} d="M0 0h96v96H0z" />
      <Image />
    </svg>
  );
}
