import { linesOfWords } from './lines-of-words.ts';
import styles from './screens.module.css';

interface FittedWordsProps {
  readonly x: number;
  /** The vertical middle of the text. */
  readonly y: number;
  readonly width: number;
  readonly children: string;
}

/** The greatest average width of a letter in the systems' text fonts. */
const letter = 7.8;

/** A few words fitted to a width: on two lines if they are long, and condensed if a line is still too long. */
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
