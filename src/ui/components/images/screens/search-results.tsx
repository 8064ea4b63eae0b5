import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import fill from '../images.module.css';
import {
  Badge,
  type BadgeColor,
  Card,
  Lines,
  MarkAt,
  PondImage,
  SearchBox,
  type WindowScreenProps,
} from './pieces.tsx';
import styles from './screens.module.css';

const query = <Trans id="screens.search.query" message="when do ducklings hatch" />;
const answer = <Trans id="screens.search.answer" message="After about 28 days" />;
const source = 'birdbook.example';
const results: readonly { readonly color: BadgeColor; readonly host: string; readonly title: ReactNode }[] = [
  {
    color: 'reed',
    host: source,
    title: <Trans id="screens.search.first" message="Ducklings, week by week" />,
  },
  {
    color: 'patch',
    host: 'pondlife.example',
    title: <Trans id="screens.search.second" message="Found a nest? What to do" />,
  },
];

/** Results of a private search: an answer first, then two sites. */
export function SearchResults({ on }: WindowScreenProps) {
  return on === 'desktop' ? (
    <>
      <MarkAt x={40} y={40} size={38} />
      <SearchBox x={72} y={20} width={496}>
        {query}
      </SearchBox>
      <Kinds x={72} />
      <path className={styles.edge} d="M0 96h640" />
      <Card x={72} y={112} width={496} height={104} />
      <text className={styles.title} x="92" y="146">
        {answer}
      </text>
      <Lines x={92} y={160} widths={[290, 230]} />
      <text className={styles.small} x="92" y="204">
        {source}
      </text>
      <PondImage x={426} y={124} width={128} height={80} />
      {results.map((result, row) => (
        <Result key={result.host} {...result} x={72} y={230 + row * 68} widths={[470, 350]} />
      ))}
    </>
  ) : (
    <g transform={on === 'phone' ? undefined : 'translate(0 -50)'}>
      <SearchBox x={16} y={62} width={248}>
        {query}
      </SearchBox>
      <Kinds x={16} y={46} />
      <path className={styles.edge} d="M0 141h280" />
      <Card x={16} y={156} width={248} height={190} />
      <PondImage x={28} y={168} width={224} height={88} />
      <text className={styles.title} x="30" y="286">
        {answer}
      </text>
      <Lines x={30} y={300} widths={[200]} />
      <text className={styles.small} x="30" y="332">
        {source}
      </text>
      {results.map((result, row) => (
        <Result key={result.host} {...result} x={16} y={364 + row * 84} widths={[236, 180]} />
      ))}
    </g>
  );
}

function Kinds({ x, y = 0 }: { readonly x: number; readonly y?: number }) {
  return (
    <>
      <text className={`${styles.strong} ${styles.middle}`} x={x + 14} y={y + 83}>
        <Trans id="screens.search.all" message="All" />
      </text>
      <text className={styles.small} x={x + 52} y={y + 83}>
        <Trans id="screens.search.images" message="Images" />
      </text>
      <text className={styles.small} x={x + 118} y={y + 83}>
        <Trans id="screens.search.videos" message="Videos" />
      </text>
      <path className={fill.drake} d={`M${x} ${y + 92}h28v4h-28z`} />
    </>
  );
}

interface ResultProps {
  readonly x: number;
  readonly y: number;
  readonly color: BadgeColor;
  readonly host: string;
  readonly title: ReactNode;
  readonly widths: readonly number[];
}

function Result({ x, y, color, host, title, widths }: ResultProps) {
  return (
    <>
      <Badge x={x} y={y} color={color} />
      <text className={styles.small} x={x + 38} y={y + 9}>
        {host}
      </text>
      <text className={styles.link} x={x + 38} y={y + 27}>
        {title}
      </text>
      <Lines x={x} y={y + 36} widths={widths} />
    </>
  );
}
