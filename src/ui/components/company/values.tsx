import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
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
            message="“Ads need profiles” was one. Ours depend on the words you searched for, and pay our way."
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
      <path className={styles.nest} d="M92 150q68 24 136 0c4 34-24 58-68 58s-72-24-68-58z" />
      <ellipse className={styles.egg} cx="160" cy="112" rx="38" ry="50" />
      <path className={styles.nest} d="M92 142q68 30 136 0l2 22q-70 30-140 0z" />
      <path className={styles.twig} d="M84 156q76 30 152-2M96 178q64 22 128-2" />
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
      <path className={styles.flank} d="M112 118c-6-40 18-84 58-102 6 26 34 52 40 102z" />
      <path className={styles.tail} d="M140 46C148 22 160 8 178 2c0 18-4 30-10 42z" />
      <path className={styles.breast} d="M112 118h98c0 34-22 52-50 52s-48-18-48-52z" />
      <path className={styles.neck} d="M142 158h34l-6 34h-24z" />
      <circle className={styles.neck} cx="156" cy="204" r="25" />
      <path className={styles.neckRing} d="M140 172h38l-2 10h-34z" />
      <circle className={styles.eye} cx="164" cy="204" r="4" />
      <path className={styles.beak} d="M178 212c10 4 16 12 30 14 8 2 6 9-1 9-14 0-28-2-37-8z" />
      <path className={styles.ripple} d="M56 122q40-10 56-2M212 120q28-8 60 2" />
      <path className={styles.foot} d="M128 84l-24-16M124 70l-22 0" />
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
      <path className={styles.route} d="M58 150C110 128 150 112 208 74" />
      <path
        className={styles.bird}
        transform="translate(212 62) scale(.6)"
        d="M0 0c20-24 42-24 54-4C66-26 92-30 116-6 92-14 72-6 60 16c0 8-8 8-9 0C40 0 22-6 0 0z"
      />
      {[
        [14, 168],
        [58, 190],
        [86, 160],
      ].map(([x, y]) => (
        <path
          key={x}
          className={styles.waiting}
          transform={`translate(${x} ${y}) scale(.36)`}
          d="M6 92c18 4 26-20 56-22 22-2 34 4 44 4 14 0 18 22 6 36-10 12-28 16-50 16-32 0-52-12-56-34zM84 82c2-14 6-22 8-30a24 24 0 1 1 28 0c2 10 0 24-4 34z"
        />
      ))}
    </svg>
  );
}
