import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { flyingBird } from '../images/flying-bird.ts';
import { NestBowl } from '../images/nest.tsx';
import { SwimmingDrake, waterline } from '../images/swimming-duck.tsx';
import { TippedDrake } from '../images/tipped-drake.tsx';
import styles from './values.module.css';

/** The three values, each with an illustration and an example of what it led to. */
export function Values() {
  return (
    <ol className={styles.values} role="list">
      <Value
        id="trust"
        drawing={<RingedWater />}
        title={<Trans id="company.work.trust" message="Build trust" />}
        example={
          <Trans
            id="company.work.trust.example"
            message="When we can’t keep a promise about data in code, we don’t make it on the site."
          />
        }
      >
        <Trans
          id="company.work.trust.text"
          message="People trust us with what they type, so we say what we do and do what we said. The same goes among ourselves: we assume good intentions, tell each other what we see, and admit mistakes early."
        />
      </Value>
      <Value
        id="question"
        drawing={<DivingDuck />}
        title={<Trans id="company.work.question" message="Question assumptions" />}
        example={
          <Trans
            id="company.work.question.example"
            message="“Ads need profiles” was one. Ours depend on the words you searched for and your region, and pay our way."
          />
        }
      >
        <Trans
          id="company.work.question.text"
          message="Ask what lies underneath: why do it this way, how do we know, what if the opposite were true? Everybody may ask, about everything, including on their first day."
        />
      </Value>
      <Value
        id="direction"
        drawing={<TrialFlight />}
        title={<Trans id="company.work.direction" message="Validate direction" />}
        example={
          <Trans
            id="company.work.direction.example"
            message="Before we built a subscription, we described it to 40 people and rebuilt the plan twice."
          />
        }
      >
        <Trans
          id="company.work.direction.text"
          message="Find out early and cheaply whether we are heading the right way: with a sketch, a number, a conversation with the people it is for. Then commit."
        />
      </Value>
    </ol>
  );
}

interface ValueProps {
  readonly id: string;
  readonly drawing: ReactNode;
  readonly title: ReactNode;
  readonly example: ReactNode;
  readonly children: ReactNode;
}

function Value({ id, drawing, title, example, children }: ValueProps) {
  return (
    <li id={id} className={styles.value}>
      <div className={styles.drawing}>{drawing}</div>
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{children}</p>
        <p className={styles.example}>{example}</p>
      </div>
    </li>
  );
}

/** Calm water with an egg in a nest of rings: something entrusted to us. */
function RingedWater() {
  return (
    <svg viewBox="0 60 320 180" aria-hidden="true">
      <path
        className={styles.water}
        d="M0 96q80-14 160 0t160 0v120a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <ellipse className={styles.ripple} cx="160" cy="186" rx="138" ry="36" />
      <ellipse className={styles.ripple} cx="160" cy="184" rx="104" ry="25" />
      <ellipse className={styles.egg} cx="160" cy="136" rx="32" ry="42" />
      <g transform="translate(14 30) scale(.7)">
        <NestBowl />
      </g>
    </svg>
  );
}

/** A duck with its head under water, looking at what is below. */
function DivingDuck() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <path className={styles.water} d={pond} />
      <TippedDrake />
      <path className={styles.water} fillOpacity=".5" d={pond} />
      <path
        className={styles.ripple}
        d="M36 134q22-9 44 0M108 106q58 26 116 2M92 122q70 34 148 4M262 138q16-7 32 0"
      />
    </svg>
  );
}

/** The pond. Drawn a second time over the duck, half transparent, it covers what is under water. */
const pond = 'M0 112q80-14 160 0t160 0v104a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z';

/** One bird flies ahead to look; the others wait for what it finds. */
function TrialFlight() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <circle className={styles.sun} cx="252" cy="68" r="52" />
      <path className={styles.hill} d="M0 168q80-50 160-26t160-26v84H0z" />
      <path
        className={styles.water}
        d="M0 180q80-10 160 0t160 0v36a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path className={styles.route} d="M238 148C248 136 254 120 254 104" />
      <path className={styles.bird} transform="translate(214 64) scale(.66)" d={flyingBird} />
      {waiting.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.5)`}>
          <SwimmingDrake />
          <path className={styles.ripple} d={waterline} />
        </g>
      ))}
    </svg>
  );
}

/** Where the waiting birds are on the water, at half size. */
const waiting: readonly (readonly [number, number])[] = [
  [0, 138],
  [66, 168],
  [148, 146],
];
