import fill from '../images/images.module.css';
import { Lines } from '../images/screens/pieces.tsx';
import screens from '../images/screens/screens.module.css';
import { SwimmingDrake, waterline } from '../images/swimming-duck.tsx';

/** The page that the example leads to: an article with a picture of a mallard. */
export function Article({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 172" aria-hidden="true">
      <rect className={fill.raised} x="1" y="1" width="398" height="170" rx="14" />
      <path className={fill.flank} d="M24 26h120v14H24z" />
      <Lines x={24} y={60} widths={[176, 160, 182, 168, 176, 96]} />
      <svg aria-hidden="true" x="226" y="24" width="150" height="124" viewBox="0 0 150 124">
        <path className={fill.sky} d="M0 0h150v124H0z" />
        <path className={fill.water} d="M0 88q38-6 75 0t75 0v36H0z" />
        <g transform="translate(14 14) scale(.82)">
          <SwimmingDrake />
          <path className={fill.ripple} d={waterline} />
        </g>
      </svg>
      <rect className={screens.edge} x="1" y="1" width="398" height="170" rx="14" />
    </svg>
  );
}
