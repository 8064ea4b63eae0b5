import images from '../images/images.module.css';

/** A drake who has just come down on the pond: rings run out from where he sits. */
export function Landing() {
  return (
    <svg className={images.image} viewBox="0 0 400 240" aria-hidden="true" focusable="false">
      <path className={images.water} d="M0 168h400v72H0z" />
      <path className={images.reedDeep} d="M346 190C350 130 340 90 356 36" />
      <path className={images.reed} d="M372 196c6-56-6-96 10-140M40 194C44 150 30 122 40 84" />
      <path className={images.cattail} d="M355 58l4-42M381 78l6-38M40 104l2-38" />
      <path
        className={images.ripple}
        d="M92 196q108 34 220 0M60 208q140 46 284 0M130 186q76 20 148 0M20 222q40 10 84 4M300 228q40 6 76-4"
      />
      <g transform="translate(0 10)">
        <path className={images.flank} d="M150 166c6-38 52-54 104-50 44 4 72 20 88 42-36 28-156 34-192 8z" />
        <path className={images.tail} d="M338 158c18-6 34-18 50-16-10 18-30 30-60 34z" />
        <path className={images.patch} d="M232 150l54-8 12 18q-34 8-60 6z" />
        <path className={images.breast} d="M110 162c0-26 18-42 44-46 38-4 58 16 62 48-30 12-84 12-106-2z" />
        <path className={images.head} d="M124 84c6 16 4 28-2 40h74c-8-14-8-26-4-40z" />
        <path className={images.ring} d="M120 116q40 20 80-2 4 8 6 16-44 22-88 2 0-8 2-16z" />
        <path className={images.beak} d="M120 52c-20 4-30 22-54 26-16 4-16 18-4 22 20 6 44 0 64-2z" />
        <circle className={images.head} cx="160" cy="68" r="48" />
        <path className={images.shine} d="M126 46A42 42 0 0 1 184 32A50 50 0 0 0 126 46z" />
        <circle className={images.ring} cx="142" cy="56" r="7" />
        <circle className={images.pupil} cx="141" cy="56" r="3.5" />
      </g>
    </svg>
  );
}
