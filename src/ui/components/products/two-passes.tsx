import fill from '../images/images.module.css';
import { MaskedMark } from '../images/screens/masked-mark.tsx';
import { Lines, MarkAt } from '../images/screens/pieces.tsx';
import screens from '../images/screens/screens.module.css';

/** Two passes with one name: the bird's own, and one of somebody wearing a mask to look like it. */
export function TwoPasses({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="5 2 482 303" aria-hidden="true">
      <g transform="rotate(6 350 100)">
        <Pass x={232} y={14} middle={65} Bearer={MaskedMark} />
      </g>
      <g transform="rotate(-5 140 220)">
        <Pass x={12} y={138} middle={62} Bearer={MarkAt} />
      </g>
    </svg>
  );
}

interface PassProps {
  readonly x: number;
  readonly y: number;
  /** The x coordinate of the bearer's center: the knot of a mask needs room behind the head. */
  readonly middle: number;
  /** The portrait on it. */
  readonly Bearer: typeof MarkAt;
}

function Pass({ x, y, middle, Bearer }: PassProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={fill.raised} width="246" height="156" rx="14" />
      <rect className={screens.edge} width="246" height="156" rx="14" />
      <path className={fill.drake} d="M14 0h218a14 14 0 0 1 14 14v10H0V14A14 14 0 0 1 14 0z" />
      <rect className={fill.stream} x="20" y="40" width="84" height="96" rx="8" />
      <Bearer x={middle} y={88} size={64} />
      <text className={screens.title} x="120" y="62" lang="en">
        A. Rivers
      </text>
      <Lines x={120} y={80} widths={[104, 84, 96]} />
    </g>
  );
}
