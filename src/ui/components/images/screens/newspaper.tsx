import { useLingui } from '@lingui/react';
import fill from '../images.module.css';
import { linesOfWords } from './lines-of-words.ts';
import { Lines, MarkAt } from './pieces.tsx';
import styles from './screens.module.css';

/** How many letters of the headline fit on a line. */
const room = 20;

/** The front page of a newspaper that writes about us. */
export function Newspaper({ on }: { readonly on: 'desktop' | 'narrow' }) {
  const { i18n } = useLingui();
  const title = i18n._({ id: 'screens.newspaper.title', message: 'A browser that keeps quiet' });
  const lines = linesOfWords(title, room);
  const wide = on === 'desktop';
  return (
    <>
      <path className={fill.raised} d="M0 0h640v364H0z" />
      <text className={`${styles.title} ${styles.middle}`} x={wide ? 320 : 140} y="38" lang="en">
        The Reed Gazette
      </text>
      <path className={styles.edge} d={wide ? 'M48 54h544M48 60h544' : 'M20 54h240M20 60h240'} />
      {wide ? (
        <>
          <g transform="translate(48 102) scale(1.25)">
            <Headline lines={lines} />
          </g>
          <Lines x={48} y={98 + lines.length * 31} widths={column} />
          <Lines x={214} y={98 + lines.length * 31} widths={column} />
          <Portrait x={380} y={80} width={212} height={190} />
          <Lines x={380} y={288} widths={[212, 212, 180, 212, 120]} />
        </>
      ) : (
        <>
          <Portrait x={20} y={76} width={240} height={132} />
          <g transform="translate(20 242)">
            <Headline lines={lines} />
          </g>
          <Lines x={20} y={236 + lines.length * 25} widths={[240, 222, 240, 204, 240, 180]} />
        </>
      )}
    </>
  );
}

const column = [146, 138, 146, 130, 146, 142, 110, 146, 138, 146, 130, 146, 142];

function Headline({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, place) => (
    <text key={line} className={styles.title} y={place * 25}>
      {line}
    </text>
  ));
}

interface PortraitProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Portrait({ x, y, width, height }: PortraitProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={fill.sky} d={`M0 0h${width}v${height}H0z`} />
      <path className={fill.water} d={`M0 ${height - 34}h${width}v34H0z`} />
      <MarkAt x={width / 2 + 6} y={height / 2 - 2} size={height - 34} />
    </g>
  );
}
