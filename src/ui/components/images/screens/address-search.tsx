import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../../domain/brand.ts';
import fill from '../images.module.css';
import { Card, MarkAt, PondImage } from './pieces.tsx';
import styles from './screens.module.css';

const others: readonly { readonly id: string; readonly words: ReactNode }[] = [
  { id: 'swim', words: <Trans id="screens.address.swim" message="when do ducklings swim" /> },
  { id: 'fly', words: <Trans id="screens.address.fly" message="when do ducklings fly" /> },
];

/** A search being typed into the address bar above this screen, with suggestions below it, our search first. */
export function AddressSearch({ on }: { readonly on: 'desktop' | 'narrow' }) {
  const [x, width, full] = on === 'desktop' ? [116, 440, 640] : [12, 256, 280];
  return (
    <>
      <PondImage x={0} y={0} width={full} height={364} />
      <g transform={`translate(${x} 8)`}>
        <Card x={0} y={0} width={width} height={176} />
        <rect className={fill.wash} x="8" y="8" width={width - 16} height="64" rx="8" />
        <MarkAt x={36} y={40} size={34} />
        <text className={styles.word} x="64" y="36">
          <Trans id="screens.search.query" message="when do ducklings hatch" />
        </text>
        <text className={styles.small} x="64" y="56">
          <Trans id="screens.address.search" message="Search with {brand}" values={{ brand: brand.name }} />
        </text>
        {others.map(({ id, words }, row) => (
          <g key={id} transform={`translate(0 ${80 + row * 44})`}>
            <path className={styles.iconQuiet} d="M35 14a7 7 0 1 0 .1 0M40 26l5 5" />
            <text className={styles.word} x="64" y="28">
              {words}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
