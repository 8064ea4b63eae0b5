interface Net {
  /** The strands, as path data. */
  readonly strands: string;
  /** The knots, as path data: points, for a line with round caps. */
  readonly knots: string;
}

/** Half a mesh horizontally and vertically: the distance from one knot to the next. */
const across = 26;
const down = 46;

/**
 * The left half of a fishing net that hangs from a rope and is cut along a slanted line. A strand that crosses the cut
 * ends in a curl; at the outer edge it turns back. Computed once, at build time. Repeated parts use identical relative
 * commands, because those compress to almost nothing; so does the mirrored right half.
 */
export function cutNet(width: number, height: number): Net {
  const isThere = (x: number, y: number) =>
    x >= 0 && y >= down && y <= height && x < width * (0.5 - 0.42 * (y / 460) ** 0.4);
  const strand = (from: number, top: number, first: number): string => {
    let [x, y, way, path] = [from, top, first, `M${from} ${top}`];
    for (;;) {
      if (x + way * across < 0) way = -way;
      x += way * across;
      y += down;
      if (!isThere(x, y)) return `${path}q${way * 9} 7 ${way * 6} 17t${way * 6} 11`;
      path += `q${way * 7} ${down / 2 + 5} ${way * across} ${down}`;
    }
  };
  const strands: string[] = [];
  const knots: string[] = [];
  for (let y = down; y <= height; y += down) {
    const first = (y / down) % 2 === 1 ? 0 : across;
    const places = Array.from(
      { length: Math.ceil(width / across / 2) },
      (_, place) => first + place * 2 * across,
    );
    const [from, ...others] = places.filter((x) => isThere(x, y));
    if (from === undefined) break;
    knots.push(`M${from} ${y}h0${others.map(() => `m${2 * across} 0h0`).join('')}`);
    if (y === down)
      strands.push(`M${from} ${y}${others.map(() => `q${across} 12 ${2 * across} 0`).join('')}`);
    for (const x of [from, ...others])
      for (const way of [-1, 1])
        if (x + way * across >= 0 && !isThere(Math.abs(x - way * across), y - down))
          strands.push(strand(x, y, way));
  }
  return { strands: strands.join(''), knots: knots.join('') };
}
