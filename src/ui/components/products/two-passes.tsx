import fill from '../images/images.module.css';
import { Lines, MarkAt } from '../images/screens/pieces.tsx';
import screens from '../images/screens/screens.module.css';

/** Two passes with one name: the bird's own, and the one of whoever wears a mask to look like it. */
export function TwoPasses({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="5 2 482 303" aria-hidden="true">
      <g transform="rotate(6 350 100)">
        <Pass x={232} y={14} />
        <path className={fill.breast} d="M264 88q26-9 52 0 3 17-9 20-8 2-17-2-9 4-17 2-12-3-9-20z" />
        <path className={fill.ring} d="M289 98q8-8 16 0-8 7-16 0z" />
        <circle className={fill.pupil} cx="298" cy="97.5" r="2.6" />
      </g>
      <g transform="rotate(-5 140 220)">
        <Pass x={12} y={138} />
      </g>
    </svg>
  );
}

function Pass({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={fill.raised} width="246" height="156" rx="14" />
      <rect className={screens.edge} width="246" height="156" rx="14" />
      <path className={fill.drake} d="M14 0h218a14 14 0 0 1 14 14v10H0V14A14 14 0 0 1 14 0z" />
      <rect className={fill.stream} x="20" y="40" width="84" height="96" rx="8" />
      <MarkAt x={64} y={88} size={72} />
      <text className={screens.title} x="120" y="62" lang="en">
        A. Rivers
      </text>
      <Lines x={120} y={80} widths={[104, 84, 96]} />
    </g>
  );
}
