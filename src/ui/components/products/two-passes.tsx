import fill from '../images/images.module.css';
import { Lines, MarkAt } from '../images/screens/pieces.tsx';
import screens from '../images/screens/screens.module.css';

/** Two passes with one name: the bird's own, and the one of whoever wears a mask to look like it. */
export function TwoPasses({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="5 2 482 303" aria-hidden="true">
      <g transform="rotate(6 350 100)">
        <Pass x={232} y={14} />
        <path
          className={fill.breast}
          d="M263 85q26-8 54 0c4 8 0 20-8 20-8 0-12-8-19-8s-11 8-19 8c-8 0-12-12-8-20z"
        />
        <path className={fill.ring} d="M273 91h10v5h-10zM297 91h10v5h-10z" />
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
      <rect className={fill.sky} x="20" y="40" width="84" height="96" rx="8" />
      <MarkAt x={64} y={88} size={72} />
      <text className={screens.title} x="120" y="62" lang="en">
        A. Rivers
      </text>
      <Lines x={120} y={80} widths={[104, 84, 96]} />
    </g>
  );
}
