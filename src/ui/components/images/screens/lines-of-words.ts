/** Returns a text as one line or, if it is longer than `room` characters, as the two lines that are closest in length. */
export function linesOfWords(text: string, room: number): readonly string[] {
  if (text.length <= room) return [text];
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [nearest] = breaks.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return nearest === undefined ? [text] : [text.slice(0, nearest), text.slice(nearest + 1)];
}
