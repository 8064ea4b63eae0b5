import { useLingui } from '@lingui/react';
import { linesOfWords } from './lines-of-words.ts';
import { Lines, PondImage } from './pieces.tsx';
import styles from './screens.module.css';

interface ArticleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How many lines of text are visible. */
  readonly lines: number;
}

/** The greatest average width of a letter in the headline. */
const letter = 11.5;
const leading = 25;

/** A third-party page: an image, a headline on one or two lines, and text below it. */
export function Article({ x, y, width, lines }: ArticleProps) {
  const { i18n } = useLingui();
  const height = Math.round(width * 0.62);
  const room = Math.floor(width / letter);
  const title = linesOfWords(i18n._({ id: 'screens.article.title', message: 'Spring on the pond' }), room);
  return (
    <>
      <PondImage x={x} y={y} width={width} height={height} />
      {title.map((line, place) => (
        <text
          key={line}
          className={styles.title}
          x={x}
          y={y + height + 34 + place * leading}
          {...(line.length > room && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {line}
        </text>
      ))}
      <Lines
        x={x}
        y={y + height + 27 + title.length * leading}
        widths={Array.from({ length: lines }, (_, line) => Math.round(width * (1 - ((line * 3) % 4) / 12)))}
      />
    </>
  );
}
