import { Trans } from '@lingui/react';
import { DucklingShapes } from './duckling.tsx';
import fill from './images.module.css';
import { MarkAt, SearchBox } from './screens/pieces.tsx';
import styles from './screens/screens.module.css';

/** An old computer in the reeds that still searches in private; a duckling has moved in on top of it. */
export function OldComputer() {
  return (
    <svg className={`${fill.image} ${styles.drawing}`} viewBox="40 8 560 460" aria-hidden="true">
      <circle className={fill.sun} cx="520" cy="96" r="74" />
      <path className={fill.reedDeep} d="M92 430c-4-90 4-160-16-250M566 430c-4-70 2-130 22-196" />
      <path className={fill.cattail} d="M80 196l4 52M584 246l-4 46" />
      <path
        className={fill.leaf}
        d="M66 436C44 350 46 300 18 244c44 54 62 112 62 192zM548 436c6-80 30-128 78-170-36 60-46 106-62 170z"
      />
      <ellipse className={fill.water} cx="320" cy="430" rx="316" ry="34" />
      <path className={fill.ripple} d="M52 430q40 16 104 18M588 428q-36 18-96 22M280 452h90" />
      <path className={fill.flankDeep} d="M262 352h116l18 46H244z" />
      <rect className={fill.flank} x="196" y="392" width="248" height="28" rx="12" />
      <InItsNest />
      <rect className={fill.flank} x="104" y="108" width="432" height="258" rx="26" />
      <rect className={fill.flankDeep} x="126" y="128" width="388" height="196" rx="20" />
      <rect className={fill.raised} x="138" y="140" width="364" height="172" rx="12" />
      <path
        className={fill.hill}
        d="M138 296q90-22 182-8t182-10v22a12 12 0 0 1-12 12H150a12 12 0 0 1-12-12z"
      />
      <MarkAt x={320} y={182} size={46} />
      <g transform="translate(149 214) scale(1.46)">
        <SearchBox x={0} y={0} width={234}>
          <Trans id="screens.search.query" message="when do ducklings hatch" />
        </SearchBox>
      </g>
      <path className={styles.iconQuiet} d="M132 340h64M132 350h64" />
      <circle className={fill.drake} cx="500" cy="345" r="7" />
    </svg>
  );
}

function InItsNest() {
  return (
    <>
      <g transform="translate(298 34) scale(-1.2 1.2)">
        <DucklingShapes />
      </g>
      <path className={fill.breast} d="M160 96q76 20 152 0c0 20-8 26-18 32H178c-10-6-18-12-18-32z" />
      <path className={fill.twig} d="M150 94q86 26 172-2M164 112l58-6M308 110l-60-2" />
    </>
  );
}
