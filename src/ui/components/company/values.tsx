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
      <path className={styles.nest} d="M84 140q76-26 152 0c6 40-28 68-76 68s-82-28-76-68z" />
      <ellipse className={styles.egg} cx="160" cy="122" rx="27" ry="36" />
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
      <path className={styles.tail} d="M138 50C142 26 154 8 174 0c6 18 6 36 2 54z" />
      <path className={styles.flank} d="M106 122c-4-36 14-72 52-90 36 18 56 54 52 90-8 14-96 14-104 0z" />
      <path className={styles.breast} d="M106 118q52 20 104 0c2 34-22 54-52 54s-54-20-52-54z" />
      <path className={styles.neck} d="M140 164q18 10 36 0c-1 12-2 24-5 36h-28c-2-12-3-24-3-36z" />
      <circle className={styles.neck} cx="156" cy="204" r="25" />
      <path className={styles.neckRing} d="M136 158q22 14 44 0l-2 13q-20 10-40 0z" />
      <circle className={styles.eye} cx="164" cy="204" r="4" />
      <path className={styles.beak} d="M178 212c10 4 16 12 30 14 8 2 6 9-1 9-14 0-28-2-37-8z" />
      <path className={styles.ripple} d="M56 122q40-10 56-2M212 120q28-8 60 2" />
      <path
        className={styles.foot}
        d="M114 96L90 84M90 84L68 90M90 84L72 70M90 84L88 62M204 96L228 84M228 84L250 90M228 84L246 70M228 84L230 62"
      />
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
          d="M6 92c18 4 26-20 56-22 22-2 34 4 44 4 14 0 18 22 6 36-10 12-28 16-50 16-32 0-52-12-56-34zM84 82c2-14 6-22 8-30a24 24 0 1 1 28 0c2 10 0 24-4 34zM126 34c8 0 12 3 18 5 5 2 5 6 0 7-8 2-12 2-18 1z"
        />
      ))}
    </svg>
  );
}
