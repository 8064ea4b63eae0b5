interface Net {
  /** Where the strands run, as path data. */
  readonly strands: string;
  /** Where they are knotted, as path data: points, for a line with round ends. */
  readonly knots: string;
}

/** Half a mesh, across and down: a knot lies that far beside and below another. */
const across = 26;
const down = 46;

/**
 * A fishing net that hangs from a rope and is cut along a slanting line: a strand that crosses the cut ends in a curl, at the outer edge
 * it turns back. `side` says which half of it is left; drawn once, at build time. What repeats is said in the same words, relative to
 * where it begins, because then it packs to next to nothing.
 */
export function cutNet(side: 'start' | 'end', width: number, height: number): Net {
  // Worked out for the left half; the right one is the same in a mirror.
  const flip = side === 'start' ? 1 : -1;
  const at = (x: number, y: number) => `M${side === 'start' ? x : width - x} ${y}`;
  const isThere = (x: number, y: number) =>
    x >= 0 && y >= down && y <= height && x < width * (0.5 - 0.42 * (y / 460) ** 0.7);
  const strand = (from: number, top: number, first: number): string => {
    let [x, y, way, path] = [from, top, first, at(from, top)];
    for (;;) {
      if (x + way * across < 0) way = -way;
      x += way * across;
      y += down;
      const sign = flip * way;
      if (!isThere(x, y)) return `${path}q${sign * 9} 7 ${sign * 6} 17t${sign * 6} 11`;
      path += `q${sign * 7} ${down / 2 + 5} ${sign * across} ${down}`;
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
    knots.push(`${at(from, y)}h0${others.map(() => `m${flip * 2 * across} 0h0`).join('')}`);
    if (y === down)
      strands.push(at(from, y) + others.map(() => `q${flip * across} 12 ${flip * 2 * across} 0`).join(''));
    for (const x of [from, ...others])
      for (const way of [-1, 1])
        if (x + way * across >= 0 && !isThere(Math.abs(x - way * across), y - down))
          strands.push(strand(x, y, way));
  }
  return { strands: strands.join(''), knots: knots.join('') };
}
