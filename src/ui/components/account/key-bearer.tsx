import images from '../images/images.module.css';
import styles from './key-bearer.module.css';

/** A drake that comes home across the pond with the key in its beak. */
export function KeyBearer() {
  return (
    <svg className={images.image} viewBox="0 0 560 400" aria-hidden="true">
      <rect className={images.sky} width="560" height="400" rx="24" />
      <circle className={images.sun} cx="404" cy="108" r="72" />
      <path className={images.hill} d="M0 262q92-66 196-34t176-14 188 8v86H0z" />
      <path className={images.water} d="M0 288h560v88a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" />
      <path className={images.reedDeep} d="M516 330c-4-70 2-120-10-180M540 330c0-60 6-96-2-150" />
      <path className={images.cattail} d="M507 162l3 44M539 192l1 40" />
      <path className={images.leafDeep} d="M526 332c-14-70-10-120 24-190-12 74-14 128-6 190z" />
      <g transform="translate(506 42) scale(-.6 .6)">
        <path className={images.tail} d="M176 262C128 252 84 226 40 226c18 24 54 60 132 92z" />
        <path className={images.ring} d="M150 268c-36-6-66-20-98-34 20 28 52 54 104 72z" />
        <path className={images.curl} d="M176 262c-26-22-26-62 4-70 20-4 30 16 18 28" />
        <path
          className={images.flank}
          d="M150 270c70-66 250-86 346-50 92 34 104 108 74 158-22 34-120 44-216 44-130 0-214-50-204-152z"
        />
        <path
          className={images.tail}
          d="M150 270c22-16 44-28 68-36-8 50 4 120 38 158-72-22-114-60-106-122z"
        />
        <path
          className={images.breast}
          d="M472 206q66 32 132 10c22 62 4 122-34 162-14 22-56 32-108 38 46-60 52-140 10-210z"
        />
        <path
          className={images.flankDeep}
          d="M206 262c76-54 190-52 258-10-14 66-96 98-182 92-44-4-74-32-76-82z"
        />
        <path className={images.ring} d="M232 290l102-20 34 62-104 12q-22-20-32-54z" />
        <path className={images.patch} d="M240 296l90-17 26 47-90 10q-17-16-26-40z" />
        <path className={images.head} d="M482 118c6 26 6 46 0 76q56 24 112-4c-6-26-8-48-4-76z" />
        <path className={images.ring} d="M482 186q58 26 111-4 7 20 12 36-66 24-129-8 5-12 6-24z" />
        <path className={styles.key} d="M668 150v118m0-30h24m-24 26h18" />
        <circle className={styles.key} cx="668" cy="126" r="25" />
        <path className={images.beak} d="M588 74c34 4 56 34 92 40 26 4 30 26 10 32-34 10-70 4-104 6z" />
        <circle className={images.head} cx="540" cy="104" r="70" />
        <path className={images.shine} d="M490 72a60 60 0 0 1 84-20 70 70 0 0 0-84 20z" />
        <circle className={images.ring} cx="566" cy="84" r="9.5" />
        <circle className={images.pupil} cx="568" cy="84" r="4.6" />
      </g>
      <path
        className={images.deep}
        d="M96 292q184 34 400-6c24 12 8 34-60 44-120 18-280 12-350-12-20-10-14-20 10-26z"
      />
      <path
        className={images.ripple}
        d="M60 306q-22 10-36 10M120 330q70 22 160 22M330 350q80-4 130-20M40 348q40 18 96 24M420 372q50-6 90-22"
      />
    </svg>
  );
}
