import { Trans } from '@lingui/react';
import fill from '../images.module.css';
import { Article } from './article.tsx';
import { Card, type ScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

/** A page whose cookie pop-up was answered before anybody saw it. */
export function CookiePopUp({ on }: ScreenProps) {
  const wide = on === 'desktop';
  return (
    <>
      {wide ? (
        <Article x={60} y={28} width={300} lines={5} />
      ) : (
        <Article x={20} y={58} width={240} lines={9} />
      )}
      <g transform={wide ? 'translate(320 224)' : 'translate(12 392)'}>
        <Answered width={wide ? 300 : 256} />
      </g>
    </>
  );
}

function Answered({ width }: { readonly width: number }) {
  return (
    <>
      <Card x={0} y={0} width={width} height={116} />
      <path className={fill.beak} d="M50 24a34 34 0 1 0 34 34q-15 0-16-17-17 0-18-17z" />
      <path className={styles.crumbs} d="M36 50h0M42 74h0M58 66h0M34 64h0" />
      <path className={styles.slash} d="M24 86l54-56" />
      <text className={styles.title} x="104" y="54">
        <Trans id="screens.cookies.title" message="Declined" />
      </text>
      <text className={styles.small} x="104" y="78">
        <Trans id="screens.cookies.text" message="We answered for you" />
      </text>
    </>
  );
}
