/** Tags, placeholders, and the syntax of a plural or select around its texts. */
const syntax =
  /(<[^>]*>|\{\s*\w+\s*(?:,\s*(?:number|date|time)\b[^{}]*)?\}|\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,\s*(?:offset:\d+\s*)?(?:=\d+|\w+)\s*\{|\}\s*(?:=\d+|\w+)\s*\{|\}\s*\}|#)/;

/**
 * A text as another language might have it: longer by a share (0.4 for 40 %), and in brackets that mark its end. Its
 * words grow, as they do in German: HTML would collapse added spaces, and added words would wrap too easily.
 */
export function longerText(message: string, share: number): string {
  let owed = 0;
  const pieces = message.split(syntax).map((piece, index) => {
    if (index % 2 === 1) return piece;
    return piece.replace(/./gsu, (character, at: number) => {
      owed += share;
      const endsWord = !/^\p{L}/u.test(piece.slice(at + character.length));
      const grows = /[aeiou]/i.test(character) || (endsWord && /\p{L}/u.test(character));
      const more = grows ? Math.max(0, Math.round(owed)) : 0;
      owed -= more;
      return character + character.toLowerCase().repeat(more);
    });
  });
  return `⟦${pieces.join('')}⟧`;
}
