import { drakeShapes } from './drake-shapes.ts';
import fill from './images.module.css';
import styles from './screens/screens.module.css';

/** How far each brush stroke reaches, top to bottom; a stroke is `stroke` units high. */
const strokes = [300, 376, 428, 424, 372, 330, 356, 318, 346, 302, 334, 292, 322] as const;
const stroke = 28;
const painted = strokes.map((end, row) => `M-20 ${row * stroke}H${end}a14 14 0 0 1 0 28H-20z`).join('');

const sun = 'M382 88a48 48 0 1 1 96 0 48 48 0 1 1-96 0z';
const hill = 'M-4 236q130-70 280-34t368-46v212H-4z';
const pond = 'M-4 282q81-12 162 0t162 0 162 0 162 0v86H-4z';
/** The water in front of the bird. */
const water = 'M-4 312q40-8 81 0t81 0 81 0 81 0 81 0 81 0 81 0 81 0v60H-4z';

/** A screen for the browser frame: a pencil drawing of a drake on the pond, half painted with a brush. */
export function HalfDrawn() {
  return (
    <>
      <path className={fill.raised} d="M0 0h640v364H0z" />
      <g strokeWidth="2.4">
        {[sun, hill, pond].map((path) => (
          <path key={path} className={styles.pencil} d={path} />
        ))}
        <Bird look={(part) => (part === 'curl' ? styles.pencilLine : styles.pencil)} />
        <path className={styles.pencil} d={water} />
        <path className={styles.pencilLine} d="M380 338h70M500 332h54M440 352h40" />
      </g>
      <clipPath id="painted">
        <path d={painted} />
      </clipPath>
      <g clipPath="url(#painted)">
        <path className={fill.sky} d="M0 0h640v364H0z" />
        <path className={fill.sun} d={sun} />
        <path className={fill.hill} d={hill} />
        <path className={fill.water} d={pond} />
        <Bird look={(part) => fill[part]} />
        <path className={fill.water} d={water} />
        <path className={fill.ripple} d="M60 340h84M190 334h70M110 354h40" />
      </g>
      <g transform="translate(436 98) rotate(-26)">
        <path className={fill.sun} d="M0 0c10-2 18-13 34-13h10v26H34C18 13 10 6 0 0z" />
        <path className={fill.flankDeep} d="M44-13l22 4v18l-22 4z" />
        <path className={fill.breast} d="M66-9c40 0 80 4 112 7a3 3 0 0 1 0 6C146 7 106 9 66 9z" />
      </g>
    </>
  );
}

function Bird({ look }: { readonly look: (part: (typeof drakeShapes)[number][0]) => string | undefined }) {
  return (
    <g transform="translate(566 14) scale(-.74 .74)" strokeWidth="3.2">
      {drakeShapes.map(([part, path]) => (
        <path key={path} className={look(part)} d={path} />
      ))}
    </g>
  );
}
