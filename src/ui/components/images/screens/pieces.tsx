import type { ReactNode } from 'react';
import { MarkShapes } from '../../mark.tsx';
import { Duckling } from '../duckling.tsx';
import fill from '../images.module.css';
import styles from './screens.module.css';

/** The frame that a screen is drawn for. */
export interface ScreenProps {
  readonly on: 'desktop' | 'phone';
}

/** A screen that is also drawn for the narrow window, 280 × 364 units. */
export interface WindowScreenProps {
  readonly on: ScreenProps['on'] | 'narrow';
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

/** The shield of a page on which trackers are blocked, 16 units wide. */
export function Shield({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={fill.drake} d="M8 0l8 3v5c0 5-4 8-8 9-4-1-8-4-8-9V3z" />
      <path className={styles.iconOnDrake} d="M4.5 8l3 3 4.5-5" />
    </g>
  );
}

/** The search icon in another browser's address bar, 16 units wide. */
export function Search({ x, y }: PlaceProps) {
  return (
    <path className={styles.iconQuiet} transform={`translate(${x} ${y})`} d="M7 3a5 5 0 1 0 .1 0M11 12l4 4" />
  );
}

/** The shield of a page on the list of malicious ones, 16 units wide: red and crossed out. */
export function WarningShield({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.alarm} d="M8 0l8 3v5c0 5-4 8-8 9-4-1-8-4-8-9V3z" />
      <path className={styles.iconOnDrake} d="M5.2 5.4l5.6 5.6M10.8 5.4l-5.6 5.6" />
    </g>
  );
}

/**
 * The icon of the button that clears everything, centered on the origin: a wave that runs over a shore and takes
 * everything along.
 */
export function ClearIcon({ x, y }: PlaceProps) {
  return (
    <path
      className={styles.iconOnDrake}
      transform={`translate(${x} ${y})`}
      d="M-8 4c4 0 5-10 10-10 4 0 5 4 2 6M-8 7q4-2 8 0t8 0"
    />
  );
}

/** The mark, centered on the origin. */
export function MarkAt({ x, y, size }: PlaceProps & { readonly size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <MarkShapes />
    </g>
  );
}

interface BoxProps extends PlaceProps {
  readonly width: number;
  readonly children: ReactNode;
}

/** A search box with text in it, 40 units high. */
export function SearchBox({ x, y, width, children, empty = false }: BoxProps & { readonly empty?: boolean }) {
  // What a narrow empty box says takes all of it in some languages.
  const hasGlass = !empty || width > 300;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={fill.raised} width={width} height="40" rx="20" />
      <rect className={styles.icon} width={width} height="40" rx="20" />
      <text className={empty ? styles.small : styles.word} x="18" y="25">
        {children}
      </text>
      {hasGlass && (
        <>
          <circle className={styles.icon} cx={width - 25} cy="18" r="6" />
          <path className={styles.icon} d={`M${width - 20.5} 22.500l5 5`} />
        </>
      )}
    </g>
  );
}

/** A raised card. */
export function Card({
  x,
  y,
  width,
  height,
}: PlaceProps & { readonly width: number; readonly height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={fill.raised} width={width} height={height} rx="12" />
      <rect className={styles.edge} width={width} height={height} rx="12" />
    </g>
  );
}

/** A switch, on or off, 38 units wide. */
export function Switch({ x, y, on = true }: PlaceProps & { readonly on?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={on ? fill.drake : styles.quiet} width="38" height="22" rx="11" />
      <circle className={fill.raised} cx={on ? 27 : 11} cy="11" r="8" />
    </g>
  );
}

/** A button, 38 units high. Not amber, which is reserved for the button of the page that contains the drawing. */
export function ScreenButton({ x, y, width, children }: BoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={fill.drake} width={width} height="38" rx="19" />
      <text className={`${styles.onDrake} ${styles.middle}`} x={width / 2} y="24">
        {children}
      </text>
    </g>
  );
}

interface LinesProps extends PlaceProps {
  readonly widths: readonly number[];
  /** Their fill, where the background has a color of its own. */
  readonly className?: string | undefined;
}

/** Bars in place of lines of text that nobody needs to read, one per width. */
export function Lines({ x, y, widths, className = fill.line }: LinesProps) {
  return (
    <path
      className={className}
      d={widths.map((width, line) => `M${x} ${y + line * 15}h${width}v7h-${width}z`).join('')}
    />
  );
}

const grounds = {
  drake: fill.drake,
  beak: fill.beak,
  patch: fill.patch,
  breast: fill.breast,
  reed: fill.leaf,
  water: fill.stream,
} as const;

/** Colors that distinguish sites, data brokers and apps in our screens. */
export type BadgeColor = keyof typeof grounds;

/** A site's own icon, 28 units wide: a color with a shape in it. */
export function Badge({ x, y, color }: PlaceProps & { readonly color: BadgeColor }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={grounds[color]} width="28" height="28" rx="8" />
      <path className={fill.ring} d={signs[color]} />
    </g>
  );
}

const signs: Readonly<Record<BadgeColor, string>> = {
  drake: 'M14 6l7 8-7 8-7-8z',
  beak: 'M14 7a7 7 0 1 1-.1 0z',
  patch: 'M7 19V9h5v10zM13 19v-6h3v6zM18 19V7h4v12z',
  breast: 'M6 15l8-8 8 8v6h-5v-5h-6v5H6z',
  reed: 'M21 7c0 10-5 14-14 14 0-9 5-14 14-14z',
  water: 'M6 12q4-4 8 0t8 0v3q-4 4-8 0t-8 0zM6 18q4-4 8 0t8 0v2q-4 4-8 0t-8 0z',
};

/** A small picture of a pond, for pages and results with an image. */
export function PondImage({
  x,
  y,
  width,
  height,
}: PlaceProps & { readonly width: number; readonly height: number }) {
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox="0 0 120 80"
      preserveAspectRatio="xMidYMid slice"
    >
      <path className={fill.sky} d="M0 0h120v80H0z" />
      <circle className={fill.sun} cx="75" cy="24" r="13" />
      <path className={fill.hill} d="M0 46q30-24 60-8t60-6v48H0z" />
      <path className={fill.water} d="M0 54h120v26H0z" />
      <g transform="translate(42 42) scale(.3)">
        <Duckling />
      </g>
    </svg>
  );
}
