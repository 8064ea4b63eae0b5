import { Trans, useLingui } from '@lingui/react';
import { DrakePlate } from '../images/drake.tsx';
import styles from './field-marks.module.css';

/** What the browser does, told as a field guide tells a bird: four marks on a plate, four notes beside it. */
export function FieldMarks() {
  const { i18n } = useLingui();
  return (
    <section className={styles.section} id="marks" aria-labelledby="marks-title">
      <div className={styles.head}>
        <h2 id="marks-title">
          <Trans id="home.marks.title" message="Four marks tell it apart" />
        </h2>
        <p className={styles.intro}>
          <Trans
            id="home.marks.intro"
            message="From far away all browsers look alike. Look at these four places and you will know this one."
          />
        </p>
      </div>
      <figure className={styles.plate}>
        <DrakePlate
          title={i18n._({
            id: 'home.marks.picture',
            message: 'A drake from the side with four numbered marks: head, neck ring, beak and wing patch.',
          })}
        />
      </figure>
      <ol className={styles.notes} role="list">
        <li>
          <h3>
            <Trans id="home.marks.head.title" message="The head: search that forgets" />
          </h3>
          <p>
            <Trans
              id="home.marks.head.text"
              message="You type, it answers, it lets go. There is no history on our side and no profile to fill."
            />
          </p>
        </li>
        <li>
          <h3>
            <Trans id="home.marks.ring.title" message="The ring: trackers stop here" />
          </h3>
          <p>
            <Trans
              id="home.marks.ring.text"
              message="Code that follows you from site to site is stopped before it loads. Cookie pop-ups get the answer “no” without you."
            />
          </p>
        </li>
        <li>
          <h3>
            <Trans id="home.marks.beak.title" message="The beak: one button clears it all" />
          </h3>
          <p>
            <Trans
              id="home.marks.beak.text"
              message="Tabs, history and sign-ins go in one press. Sites you name stay as they are."
            />
          </p>
        </li>
        <li>
          <h3>
            <Trans id="home.marks.wing.title" message="The wing patch: a line of your own" />
          </h3>
          <p>
            <Trans
              id="home.marks.wing.text"
              message="You see it only in flight: with the subscription, a VPN covers every app on up to five devices."
            />
          </p>
        </li>
      </ol>
    </section>
  );
}
