import images from '../images/images.module.css';
import styles from './key-bearer.module.css';

/** Illustration: a drake comes home across the pond with the key in its beak. */
export function KeyBearer() {
  return (
    <svg className={images.image} viewBox="0 0 560 400" aria-hidden="true">
      <rect className={images.sky} width="560" height="400" rx="24" />
      <circle className={images.sun} cx="404" cy="108" r="72" />
      <path className={images.hill} d="M0 262q92-66 196-34t176-14 188 8v86H0z" />
      <path className={images.water} d="M0 288h560v88a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" />
      <path className={images.leafDeep} d="M520 330c-14-70-10-120 16-190-8 74-8 128 0 190z" />
      <path className={images.reedDeep} d="M508 330c-4-70 2-120-10-180M540 330c0-60 6-96-2-150" />
      <path className={images.cattail} d="M499 162l3 44M539 192l1 40" />
      <ellipse className={images.deep} cx="282" cy="330" rx="214" ry="26" />
      <g transform="translate(506 72) scale(-.6 .6)">
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
          d="M477 210q61 28 127 6c22 62 4 122-34 162-14 22-56 32-108 38 46-60 52-140 15-206z"
        />
        <path
          className={images.flankDeep}
          d="M164 272c84-66 234-72 300-20-10 66-92 100-176 94-60-6-100-32-124-74z"
        />
        <path className={images.ring} d="M232 290l102-20 34 62-104 12q-22-20-32-54z" />
        <path className={images.patch} d="M240 296l90-17 26 47-90 10q-17-16-26-40z" />
        <path className={images.head} d="M475 130c6 15 15 38 7 64q56 24 112-4c-6-22 1-38 10-58z" />
        <path className={images.ring} d="M482 186q58 26 111-4 7 20 12 36-66 24-129-8 5-12 6-24z" />
        <path className={images.beak} d="M588 134c44 0 66 6 92 20 8 8-2 16-18 18-32 4-64 0-84-14z" />
        <path className={styles.key} d="M640 212v106m0-34h28m-28 30h20M640 140a36 36 0 1 0 .1 0" />
        <path className={images.beak} d="M588 74c34 4 56 34 92 40 26 4 30 26 10 32-34 10-70 4-104 6z" />
        <circle className={images.head} cx="540" cy="104" r="70" />
        <path className={images.shine} d="M490 72a60 60 0 0 1 84-20 70 70 0 0 0-84 20z" />
        <circle className={images.ring} cx="566" cy="84" r="9.5" />
        <circle className={images.pupil} cx="568" cy="84" r="4.6" />
      </g>
      <path
        className={images.ripple}
        d="M128 322q60 34 178 32t152-36M494 330h58M30 330h40M40 366h96M410 376h90"
      />
    </svg>
  );
}
