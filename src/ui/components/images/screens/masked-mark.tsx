import { mark } from '../../../../domain/mark.ts';
import { MarkShapes } from '../../mark.tsx';
import fill from '../images.module.css';

/** An impostor's mark, centered on the origin: somebody wearing a mask to look like our bird. */
export function MaskedMark({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <MarkShapes />
      <path
        className={fill.pupil}
        d="M7 22q18 6 36 0 3 5 5 12-11 4-21-1-12 5-25 1 1-7 5-12zM4 33l-11 2 4-6-2-6 10 6z"
      />
      <circle className={fill.ring} {...mark.eye} />
    </g>
  );
}
