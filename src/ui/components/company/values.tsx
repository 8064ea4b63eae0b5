import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { duckOutline, SwimmingDrake } from '../images/swimming-duck.tsx';
import styles from './values.module.css';

/** The three values, each with a drawing of what it means and an example of what it led to. */
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

/** Calm water with an egg in a nest of rings: something was left in our care. */
function RingedWater() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <path
        className={styles.water}
        d="M0 96q80-14 160 0t160 0v120a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <ellipse className={styles.ripple} cx="160" cy="172" rx="136" ry="40" />
      <ellipse className={styles.ripple} cx="160" cy="168" rx="100" ry="29" />
      <path className={styles.nest} d="M84 140q76-26 152 0c6 40-28 68-76 68s-82-28-76-68z" />
      <ellipse className={styles.egg} cx="160" cy="120" rx="27" ry="36" />
      <path className={styles.nest} d="M82 138q78 38 156 0c8 42-28 70-78 70s-86-28-78-70z" />
      <path className={styles.twig} d="M76 146q84 42 168-4M88 172q72 30 144-4" />
    </svg>
  );
}

/** A duck with its head under water, looking at what is below. */
function DivingDuck() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <path
        className={styles.water}
        d="M0 112q80-14 160 0t160 0v104a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path className={styles.leg} d="M98 92L78 82M92 112L72 106" />
      <path
        className={styles.foot}
        d="M79 83L52 72Q63 68 63 56Q71 63 81 56zM73 107L46 110Q54 102 48 91Q59 94 66 86z"
      />
      <g transform="translate(226 34) rotate(82) scale(1.3)">
        <SwimmingDrake />
      </g>
      <path className={styles.ripple} d="M36 128q22-9 44 0M178 122q30-10 58 2M196 146q20-7 36 0" />
    </svg>
  );
}

/** One bird flies ahead and looks; those behind it wait for what it finds. */
function TrialFlight() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <circle className={styles.sun} cx="246" cy="68" r="56" />
      <path
        className={styles.hill}
        d="M0 176q84-70 160-30t160-34v104a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path className={styles.route} d="M176 178C192 152 200 118 210 82" />
      <path
        className={styles.bird}
        transform="translate(212 62) scale(.6)"
        d="M0 0c20-24 42-24 54-4C66-26 92-30 116-6 92-14 72-6 60 16c0 8-8 8-9 0C40 0 22-6 0 0z"
      />
      {[
        [4, 170],
        [62, 192],
        [122, 166],
      ].map(([x, y]) => (
        <path
          key={x}
          className={styles.waiting}
          transform={`translate(${x} ${y}) scale(.36)`}
          d={duckOutline}
        />
      ))}
    </svg>
  );
}
