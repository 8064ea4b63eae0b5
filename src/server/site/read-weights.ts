/**
 * What a header such as `Accept-Encoding` lists, each with how much it is wanted: 1 unless it says less, 0 for what is refused.
 * RFC 9110, section 12.4.2.
 * @example readWeights('gzip, br;q=0') // [['gzip', 1], ['br', 0]]
 */
export function readWeights(header: string): readonly (readonly [name: string, weight: number])[] {
  return header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter));
    return [name, weight === undefined ? 1 : Number(weight.slice(2))];
  });
}
