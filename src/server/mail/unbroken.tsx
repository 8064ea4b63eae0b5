import { wholeWord } from '../../domain/content/whole-word.ts';

const word = new RegExp(`(${wholeWord})`, 'u');
/** The space between a date's day and its month: “December 5, 2026”, “5. Dezember”. */
const withinDate = /(?<=\p{Lu}\p{L}+) (?=\d{1,2}, \d{4})|(?<=\d\.) (?=\p{Lu}\p{L})/gu;

/** A text of an email in which no line ends within what is read as one: “E-Mail”, “December 5”, “m…@river.example”. */
export function Unbroken({ text }: { readonly text: string }) {
  return text
    .replaceAll(withinDate, '\u00a0')
    .replaceAll('…@', '…\u2060@')
    .split(word)
    .map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
        <span key={index} style={{ whiteSpace: 'nowrap' }}>
          {piece}
        </span>
      ),
    );
}
