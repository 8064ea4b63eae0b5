import { DrakeBody } from '../images/drake-body.tsx';
import images from '../images/images.module.css';

/** A drake has just landed on the pond, with rings spreading from him. */
export function Landing() {
  return (
    <svg className={images.image} viewBox="0 0 400 240" aria-hidden="true" focusable="false">
      <path className={images.water} d="M0 168h400v72H0z" />
      <path className={images.reedDeep} d="M346 190C350 130 340 90 356 36" />
      <path className={images.reed} d="M372 192c6-56-6-96 10-140M24 190C28 150 14 122 24 84" />
      <path className={images.cattail} d="M355 58l4-42M381 78l6-38M24 104l2-38" />
      <g transform="translate(340 18) scale(-.42 .42)">
        <DrakeBody />
      </g>
      <path
        className={images.ripple}
        d="M72 186q104 24 216 0M48 200q130 34 268 0M6 192q18 8 36 0M326 190q32 12 64 4M150 226q40 8 84 0"
      />
    </svg>
  );
}
