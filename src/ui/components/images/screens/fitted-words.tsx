import { linesOfWords } from './lines-of-words.ts';
import styles from './screens.module.css';

interface FittedWordsProps {
  readonly x: number;
  /** The middle between its lines. */
  readonly y: number;
  readonly width: number;
  readonly children: string;
}

/** How wide a letter is at most, on average, in the text faces of the systems. */
const letter = 7.8;

/** A word or a few in a place of that width: in two lines where they are long, narrowed where a line still is too long. */
export function FittedWords({ x, y, width, children }: FittedWordsProps) {
  const room = Math.floor(width / letter);
  const lines = linesOfWords(children, room);
  return lines.map((line, place) => (
    <text
      key={line}
      className={styles.word}
      x={x}
      y={y + 5 + (place - (lines.length - 1) / 2) * 17}
      {...(line.length > room && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {line}
    </text>
  ));
}
