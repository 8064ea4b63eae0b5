import type { PaletteImage } from './png.ts';

/** Steps between the ground color and the words' color at the edge of a letter, which covers part of a pixel. */
export const steps = 16;

type Color = readonly [red: number, green: number, blue: number];

/** A drawing in at most 256 colors onto which words are written repeatedly: drawn once for all images of a motif. */
export class PaintedScene implements PaletteImage {
  readonly width: number;
  readonly height: number;
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
  private readonly colors: readonly Color[];
  private readonly words: Color;
  private readonly mixed = new Map<number, number>();

  /** `rgba` has four bytes per pixel; `ground` and `words` are `#rrggbb`. */
  constructor(rgba: Uint8Array, width: number, height: number, ground: string, words: string) {
    this.width = width;
    this.height = height;
    this.words = fromHex(words);
    const values = new Uint32Array(width * height);
    for (let pixel = 0, at = 0; pixel < values.length; pixel += 1, at += 4)
      values[pixel] = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
    const counts = new Map<number, number>();
    for (const [value, length] of runs(values)) counts.set(value, (counts.get(value) ?? 0) + length);
    const edges = Array.from({ length: steps }, (_, step) =>
      between(fromHex(ground), this.words, (step + 1) / steps),
    );
    const most = [...counts].sort(([a, many], [b, more]) => more - many || a - b).map(([value]) => value);
    this.colors = [...edges, ...most.slice(0, 256 - edges.length).map(fromNumber)];
    this.palette = Uint8Array.from(this.colors.flat());
    const places = new Map([...counts.keys()].map((value) => [value, this.nearest(fromNumber(value))]));
    this.pixels = new Uint8Array(values.length);
    let start = 0;
    for (const [value, length] of runs(values)) {
      this.pixels.fill(places.get(value) ?? 0, start, start + length);
      start += length;
    }
  }

  /** The palette index for a pixel of the scene that the words cover by this many steps. */
  covered(place: number, step: number): number {
    const key = place * (steps + 1) + step;
    const known = this.mixed.get(key);
    if (known !== undefined) return known;
    const found = this.nearest(between(this.colors[place] ?? this.words, this.words, step / steps));
    this.mixed.set(key, found);
    return found;
  }

  private nearest([red, green, blue]: Color): number {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [place, [r, g, b]] of this.colors.entries()) {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance >= least) continue;
      least = distance;
      best = place;
    }
    return best;
  }
}

/** Runs of equal consecutive values, with their lengths: in a drawing most pixels equal their neighbor. */
function* runs(values: Uint32Array): Generator<readonly [value: number, length: number]> {
  let start = 0;
  for (let end = 1; end <= values.length; end += 1) {
    if (end < values.length && values[end] === values[start]) continue;
    yield [values[start] ?? 0, end - start];
    start = end;
  }
}

function between(from: Color, to: Color, part: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [at(0), at(1), at(2)];
}

function fromNumber(value: number): Color {
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function fromHex(color: string): Color {
  return fromNumber(Number.parseInt(color.slice(1), 16));
}
