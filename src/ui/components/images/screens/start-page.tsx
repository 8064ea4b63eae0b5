import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../../domain/brand.ts';
import fill from '../images.module.css';
import { Badge, type BadgeColor, MarkAt, SearchBox, type WindowScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

const favorites: readonly { readonly color: BadgeColor; readonly name: ReactNode }[] = [
  { color: 'water', name: <Trans id="screens.start.weather" message="Weather" /> },
  { color: 'patch', name: <Trans id="screens.start.trains" message="Trains" /> },
  { color: 'beak', name: <Trans id="screens.start.recipes" message="Recipes" /> },
  { color: 'breast', name: <Trans id="screens.start.garden" message="Garden" /> },
];

/** The new tab page: the search box above the pond, and the favorites. */
export function StartPage({ on }: WindowScreenProps) {
  const wide = on === 'desktop';
  const middle = wide ? 320 : 140;
  const [left, step, top] = wide ? [158, 92, 206] : [20, 64, 330];
  return (
    <g transform={on === 'narrow' ? 'translate(0 -100)' : undefined}>
      <Pond on={on} />
      <MarkAt x={wide ? 240 : 68} y={wide ? 66 : 160} size={48} />
      <text className={styles.title} x={wide ? 278 : 104} y={wide ? 75 : 169}>
        {brand.name}
      </text>
      <SearchBox x={wide ? 130 : 16} y={wide ? 112 : 208} width={wide ? 380 : 248} empty>
        <Trans id="screens.start.search" message="Search or enter address" />
      </SearchBox>
      <text className={`${styles.strong} ${styles.middle}`} x={middle} y={top - 18}>
        <Trans id="screens.start.favorites" message="Favorites" />
      </text>
      {favorites.map(({ color, name }, place) => (
        <g key={color} transform={`translate(${left + place * step} ${top})`}>
          <rect className={fill.raised} width="48" height="48" rx="14" />
          <Badge x={10} y={10} color={color} />
          <text className={`${styles.small} ${styles.middle}`} x="24" y="66">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function Pond({ on }: WindowScreenProps) {
  return on === 'desktop' ? (
    <>
      <path className={fill.sky} d="M0 0h640v364H0z" />
      <circle className={fill.sun} cx="548" cy="70" r="34" />
      <path className={fill.hill} d="M0 310q120-60 260-30t380-30v114H0z" />
      <path className={fill.water} d="M0 322q160-14 320 0t320 0v42H0z" />
      <path className={fill.ripple} d="M60 344h90M240 350h60M430 342h120" />
      <path
        className={fill.leaf}
        d="M20 380c0-70 2-110-8-170 24 46 26 110 22 170zM604 380c0-60 6-96 26-146-4 56-6 96-10 146z"
      />
    </>
  ) : (
    <>
      <path className={fill.sky} d="M0 0h280v600H0z" />
      <circle className={fill.sun} cx={on === 'phone' ? 214 : 234} cy={on === 'phone' ? 104 : 150} r="30" />
      <g transform={on === 'phone' ? undefined : 'translate(0 -52)'}>
        <path className={fill.hill} d="M0 470q60-50 130-24t150-26v180H0z" />
        <path className={fill.water} d="M0 480q70-12 140 0t140 0v120H0z" />
        <path className={fill.ripple} d="M40 504h50M160 512h70" />
      </g>
    </>
  );
}
