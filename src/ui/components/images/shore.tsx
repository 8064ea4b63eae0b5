import { flyingBird, wingsDown } from './flying-bird.ts';
import styles from './images.module.css';
import { MarkAt } from './screens/pieces.tsx';
import { SwimmingDrake, waterline } from './swimming-duck.tsx';

/** Where we work: a table by the water with an empty stool, a keeper's house with a light on, and the flock on its way. */
export function Shore() {
  return (
    <svg className={styles.image} viewBox="0 0 640 480" aria-hidden="true">
      <rect className={styles.sky} width="640" height="480" rx="24" />
      <circle className={styles.sun} cx="474" cy="172" r="104" />
      {flock.map(([x, y, size], place) => (
        <path
          key={x}
          className={size === 1 ? styles.head : styles.bird}
          transform={`translate(${x} ${y}) scale(${size * 0.62})`}
          d={place % 3 === 1 ? wingsDown : flyingBird}
        />
      ))}
      <path
        className={styles.hill}
        d="M0 300c50-64 130-84 220-58 80 22 120 34 190 18 84-20 150-34 230-4v56H0z"
      />
      <Lighthouse />
      <path
        className={styles.water}
        d="M0 296q80-9 160 0t160 0 160 0 160 0v160a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.ripple}
        d="M324 326q16-8 32 0t32 0M60 330q16-7 32 0t32 0M104 474q20-8 40 0t40 0M292 466q20-8 40 0t40 0"
      />
      <Table />
      <path className={styles.deep} d="M80 432c70-14 200-14 262 0-20 26-76 34-134 34S98 458 80 432z" />
      <g transform="translate(116 298) scale(1.3)">
        <SwimmingDrake />
        <path className={styles.ripple} d={waterline} />
      </g>
      <path className={styles.reedDeep} d="M46 476c-2-48 4-82-8-124" />
      <path className={styles.cattail} d="M39 346l3 34" />
      <path
        className={styles.leafDeep}
        d="M56 480C52 420 56 388 94 344c-14 48-22 88-18 136zM26 480C24 444 22 424 8 396c22 26 34 50 38 84z"
      />
    </svg>
  );
}

function Lighthouse() {
  return (
    <>
      <path className={styles.leaf} d="M6 300c18-32 48-46 90-46h90c28 0 54 20 68 46z" />
      <path className={styles.flank} d="M152 228h52v34h-52z" />
      <path className={styles.breast} d="M144 230l34-26 34 26z" />
      <path className={styles.beak} d="M162 238h12v12h-12zM182 238h12v12h-12z" />
      <path className={styles.flank} d="M80 258l9-112h34l9 112z" />
      <path className={styles.flankDeep} d="M106 146h17l9 112h-26z" />
      <path className={styles.breast} d="M86 186h40l3 34H83.3z" />
      <path className={styles.tail} d="M82 138h48v9H82zM90 114l16-18 16 18z" />
      <path className={styles.beak} d="M92 114h28v24H92z" />
    </>
  );
}

/** The table on a landing stage, with a computer and a mug on it. */
function Table() {
  return (
    <>
      <path className={styles.henDeep} d="M374 362h14v76h-14zM474 362h14v76h-14zM584 362h14v76h-14z" />
      <path className={styles.ripple} d="M362 432q19 12 38 0M462 432q19 12 38 0M572 432q19 12 38 0" />
      <path className={styles.hen} d="M346 352h294v16H354a8 8 0 0 1-8-8z" />
      <path className={styles.henDeep} d="M354 368h286v8H362a8 8 0 0 1-8-8z" />
      <path className={styles.twig} d="M424 270l-8 80M584 270l8 80" />
      <rect className={styles.tail} x="448" y="172" width="118" height="84" rx="8" />
      <rect className={styles.raised} x="456" y="180" width="102" height="68" rx="3" />
      <MarkAt x={507} y={214} size={52} />
      <path className={styles.flankDeep} d="M436 254h142v4a6 6 0 0 1-6 6H442a6 6 0 0 1-6-6z" />
      <path
        className={styles.patch}
        fillRule="evenodd"
        d="M406 230h24v26a6 6 0 0 1-6 6h-12a6 6 0 0 1-6-6zM430 234h2a10 10 0 0 1 0 20h-2v-5h2a5 5 0 0 0 0-10h-2z"
      />
      <rect className={styles.henDeep} x="392" y="262" width="224" height="12" rx="6" />
      <path className={styles.twigDeep} d="M488 316l-8 34M530 316l8 34" />
      <rect className={styles.breast} x="472" y="304" width="74" height="13" rx="6.5" />
    </>
  );
}

/** The position of each bird, and its scale relative to the one in front. */
const flock: readonly (readonly [x: number, y: number, size: number])[] = [
  [308, 84, 1],
  [224, 58, 0.86],
  [232, 122, 0.86],
  [150, 36, 0.74],
  [158, 150, 0.74],
  [86, 20, 0.64],
];
