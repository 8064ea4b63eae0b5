/** @jsxImportSource hono/jsx */
import type { Comparison } from '../../../domain/experiment/evaluate.ts';
import type { RateInterval } from '../../../domain/statistics/rate-difference.ts';
import { between, signed } from '../../beacon/evaluation-words.ts';

const width = 100;
const height = 100;

interface Point {
  readonly day: string;
  readonly interval: RateInterval;
}

/** How a difference's interval narrowed from day to day; nothing until two days have one. */
export function IntervalChart({ variant, looks }: Comparison) {
  const points = looks.flatMap(({ day, interval }) => (interval === null ? [] : [{ day, interval }]));
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  // The first days' intervals are many times as wide, so the scale makes the current one fill half of the height.
  const highest = 2 * Math.max(Math.abs(last.interval.from), Math.abs(last.interval.to));
  const x = (index: number) => (index / (points.length - 1)) * width;
  const y = (difference: number) => (0.5 - difference / highest / 2) * height;
  const line = (of: (point: Point) => number) =>
    points.map((point, index) => `${x(index).toFixed(2)},${y(of(point)).toFixed(2)}`);
  const band = [
    ...line(({ interval }) => interval.to),
    ...line(({ interval }) => interval.from).reverse(),
  ].join(' ');
  return (
    <figure class="interval">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${variant}, from ${first.day} to ${last.day}: at first ${between(first.interval)}, at last ${between(last.interval)}`}
      >
        <polygon points={band} />
        <line x1="0" x2={width} y1={height / 2} y2={height / 2} />
        <polyline points={line(({ interval }) => interval.difference).join(' ')} />
      </svg>
      <figcaption class="small quiet">
        {variant}, from {first.day} to {last.day}, between {signed(-highest)} and {signed(highest)}; the
        broken line is no difference
      </figcaption>
    </figure>
  );
}
