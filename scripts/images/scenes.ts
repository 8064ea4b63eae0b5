import { mark as shapes } from '../../src/domain/mark.ts';
import { cutNet } from '../../src/ui/components/images/net.ts';
import type { LinkGroup } from '../../src/ui/pages.ts';
import { color } from './colors.ts';

/** The motif next to the words: by link group, and `site` for home and pages in no group. */
export type Motif = LinkGroup | 'site';

/** One drawing, in an image of 1200 by 630 pixels whose left half is reserved for the words. */
interface Scene {
  /** Token of the background color, and of the words on it. */
  readonly ground: string;
  readonly words: string;
  /** SVG elements. Water covers everything below 540. */
  readonly drawing: string;
}

const fill = (token: string) => `fill="${color(token)}"`;
const stroke = (token: string, width: number) =>
  `fill="none" stroke="${color(token)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** The mark, `size` pixels wide, with its top left corner at a position. */
export function mark(x: number, y: number, size: number): string {
  const { beak, head, ring, eye } = shapes;
  return `<g transform="translate(${x} ${y}) scale(${size / 64})">
    <path ${fill('beak')} d="${beak}"/>
    <circle cx="${head.cx}" cy="${head.cy}" r="${head.r}" ${fill('head')}/>
    <path ${fill('ring')} d="${ring}"/>
    <circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" ${fill('ring')}/></g>`;
}

const bird = (x: number, y: number, size: number, token: string) =>
  `<path ${fill(token)} transform="translate(${x} ${y}) scale(${size})" d="M0 0c20-24 42-24 54-4C66-26 92-30 116-6 92-14 72-6 60 16c0 8-8 8-9 0C40 0 22-6 0 0z"/>`;

const reeds = (x: number) => `<g transform="translate(${x} 0)">
  <path ${stroke('reed-deep', 9)} d="M20 630C16 480 24 330 6 210M74 630c-8-120-4-220 14-330"/>
  <path ${stroke('cattail', 24)} d="M8 236l6 78M86 326l-8 66"/>
  <path ${fill('reed')} d="M40 630C14 500 26 400 84 270 58 400 58 500 70 630z"/></g>`;

const net = cutNet(620, 640);

const drake = `<g transform="translate(664 56) scale(.9)">
  <circle ${fill('sun')} cx="486" cy="176" r="150"/>
  <path ${fill('flank')} d="M470 470c90-22 168-6 220 40l10 90H440z"/>
  <path ${fill('breast')} d="M200 468q160 60 320 0c76 32 112 78 108 132H150c-2-52 14-102 50-132z"/>
  <path ${fill('head')} d="M212 340c18 44 14 84-6 124 104 58 204 58 308 0-20-40-24-80-6-124z"/>
  <path ${fill('ring')} d="M208 436q152 62 304 0 8 20 12 34-164 82-328 0 8-16 12-34z"/>
  <path ${fill('beak')} d="M214 168c-56 8-96 60-150 70-40 8-58 30-44 54 14 22 98 18 186 20z"/>
  <path ${stroke('beak-line', 6)} d="M30 282c52-6 98-6 160-6M112 236l16-6"/>
  <circle ${fill('head')} cx="360" cy="250" r="180"/>
  <path ${fill('head-shine')} d="M232 172A152 152 0 0 1 452 130A180 180 0 0 0 232 172z"/>
  <circle ${fill('ring')} cx="296" cy="196" r="24"/><circle ${fill('pupil')} cx="291" cy="196" r="12"/></g>`;

const frame = (x: number, y: number, width: number, height: number) => `
  <rect ${fill('ground')} x="${x}" y="${y}" width="${width}" height="${height}" rx="24"/>
  <path ${fill('flank')} d="M${x} ${y + 64}v-40a24 24 0 0 1 24-24h${width - 48}a24 24 0 0 1 24 24v40z"/>
  ${[30, 56, 82].map((at) => `<circle ${fill('flank-deep')} cx="${x + at}" cy="${y + 32}" r="8"/>`).join('')}`;

/** Every motif has its own, so that images of pages shown together can be told apart. */
export const scenes: Readonly<Record<Motif, Scene>> = {
  site: { ground: 'ground', words: 'ink', drawing: drake },
  product: {
    ground: 'drake-wash',
    words: 'ink',
    drawing: `${reeds(1110)}${frame(720, 130, 400, 470)}
      <rect ${fill('raised')} x="830" y="144" width="260" height="36" rx="18"/>
      ${mark(844, 250, 160)}
      <rect ${fill('raised')} x="760" y="440" width="320" height="60" rx="30"/>
      <circle ${stroke('drake', 7)} cx="796" cy="467" r="11"/><path ${stroke('drake', 7)} d="M804 476l9 9"/>
      <rect ${fill('line')} x="832" y="462" width="150" height="14" rx="7"/>`,
  },
  download: {
    ground: 'sky',
    words: 'ink',
    drawing: `<circle ${fill('sun')} cx="1000" cy="210" r="128"/>
      ${frame(690, 150, 340, 420)}
      <rect ${fill('ink')} x="960" y="220" width="190" height="380" rx="32"/>
      <rect ${fill('ground')} x="972" y="232" width="166" height="356" rx="22"/>
      ${mark(1000, 330, 110)}
      <path ${stroke('beak', 34)} d="M836 276v150M766 364l70 70 70-70"/>`,
  },
  subscription: {
    ground: 'drake-deep',
    words: 'on-drake-deep',
    drawing: `<g transform="translate(690 150) scale(1.18)">
      <path ${stroke('reed', 8)} d="M60 340C58 200 70 90 46 -40M352 340c6-120-6-180 18-330"/>
      <path ${stroke('cattail', 20)} d="M50-24l5 56M367 20l-5 52"/>
      <path ${fill('reed')} d="M74 340C48 190 54 120 20 40c54 74 74 150 72 300zM340 340c4-110 20-160 62-230-30 76-32 130-40 230z"/>
      <ellipse ${fill('egg')} cx="160" cy="146" rx="34" ry="46" transform="rotate(-14 160 146)"/>
      <ellipse ${fill('egg')} cx="258" cy="146" rx="34" ry="46" transform="rotate(14 258 146)"/>
      <ellipse ${fill('egg-front')} cx="209" cy="140" rx="36" ry="50"/>
      <path ${fill('breast')} d="M84 160q126 40 252 0c4 52-52 92-126 92S80 212 84 160z"/>
      <path ${stroke('hen', 6)} d="M72 168q140 46 276-2M88 196q122 40 244-2M112 222q98 26 196-2"/></g>`,
  },
  learn: {
    ground: 'ground',
    words: 'ink',
    drawing: `<circle ${fill('sun')} cx="850" cy="250" r="120"/>
      <g transform="translate(1226 -56) scale(-1.3 1.3)"><path ${stroke('edge', 4)} d="${net.strands}"/>
      <path ${stroke('edge', 12)} d="${net.knots}"/></g>
      ${bird(742, 350, 1.6, 'tail')}${bird(650, 460, 0.9, 'tail')}`,
  },
  company: {
    ground: 'sky',
    words: 'ink',
    drawing: `<circle ${fill('sun')} cx="1010" cy="330" r="150"/>
      <path ${fill('hill-far')} d="M420 560q220-190 430-80t380-120v270H420z"/>
      <path ${fill('hill')} d="M620 560q240-130 380-60t240-70v200H620z"/>
      ${[
        [700, 230, 0.7],
        [800, 180, 0.85],
        [920, 140, 1.1],
        [1040, 196, 0.8],
      ]
        .map(([x = 0, y = 0, size = 1]) => bird(x, y, size, 'tail'))
        .join('')}`,
  },
  help: {
    ground: 'water',
    words: 'ink',
    drawing: `<circle fill="none" stroke="${color('ring')}" stroke-width="86" cx="956" cy="360" r="160"/>
      <circle fill="none" stroke="${color('beak')}" stroke-width="86" stroke-dasharray="125.66 125.66" stroke-dashoffset="62.83" cx="956" cy="360" r="160"/>
      <circle ${stroke('beak-line', 7)} cx="956" cy="360" r="212"/>`,
  },
  legal: {
    ground: 'sunken',
    words: 'ink',
    drawing: `${reeds(1100)}<path ${fill('raised')} d="M740 90h270l90 90v450H740z"/>
      <path ${fill('flank-deep')} d="M1010 90l90 90h-90z"/>
      <path ${stroke('flank-deep', 14)} d="M790 200h160M790 250h260M790 294h260M790 338h200M790 382h260M790 426h140"/>
      ${mark(966, 400, 96)}`,
  },
};
