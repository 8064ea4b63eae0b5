import { Trans, useLingui } from '@lingui/react';
import { DrakePlate } from '../images/drake.tsx';
import numbers from '../parts/numbers.module.css';
import { Section } from '../parts/section.tsx';
import styles from './field-marks.module.css';

/** What the browser does, in the style of a field guide: four marks on a plate, with four notes beside it. */
export function FieldMarks() {
  const { i18n } = useLingui();
  return (
    <Section
      id="marks"
      title={<Trans id="home.marks.title" message="Four marks to know it by" />}
      intro={
        <Trans
          id="home.marks.intro"
          message="From a distance, all browsers look alike. Look at these four places and you will know this one."
        />
      }
      beside={
        <ol className={`${numbers.list} ${styles.notes}`} role="list">
          <li>
            <h3>
              <Trans id="home.marks.head.title" message="The head: search that forgets" />
            </h3>
            <p>
              <Trans
                id="home.marks.head.text"
                message="You ask and it answers. We keep no history of what you asked, and no profile of you."
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
                message="Code that follows you from site to site is stopped before it loads. Most cookie pop-ups are answered with “no” for you."
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
                message="Tabs, history and sign-ins are gone with one press. Sites you choose stay as they are."
              />
            </p>
          </li>
          <li>
            <h3>
              <Trans id="home.marks.wing.title" message="The wing patch: a VPN if you want one" />
            </h3>
            <p>
              <Trans
                id="home.marks.wing.text"
                message="With the subscription, a VPN covers every app on up to five devices."
              />
            </p>
          </li>
        </ol>
      }
    >
      <DrakePlate
        title={i18n._({
          id: 'home.marks.image',
          message: 'A drake from the side with four numbered marks: head, neck ring, beak and wing patch.',
        })}
      />
    </Section>
  );
}
