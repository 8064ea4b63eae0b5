import { Trans } from '@lingui/react';
import { CutNet } from '../images/cut-net.tsx';
import styles from './nets.module.css';

/** What is hung across the pages you open, and what happens to it. */
export function Nets() {
  return (
    <section className={styles.section} aria-labelledby="nets-title">
      <CutNet />
      <div className={styles.words}>
        <h2 id="nets-title">
          <Trans id="home.nets.title" message="Nets, cut" />
        </h2>
        <p className={styles.intro}>
          <Trans
            id="home.nets.intro"
            message="Most pages bring along companies you never asked for. They tie what you read here to what you buy there. The browser cuts the tie while the page loads, and the page stays whole."
          />
        </p>
        <dl className={styles.list}>
          <dt>
            <Trans id="home.nets.trackers.name" message="Trackers" />
          </dt>
          <dd>
            <Trans id="home.nets.trackers.text" message="are not loaded at all." />
          </dd>
          <dt>
            <Trans id="home.nets.links.name" message="Links" />
          </dt>
          <dd>
            <Trans id="home.nets.links.text" message="lose the part that says who you are." />
          </dd>
          <dt>
            <Trans id="home.nets.mail.name" message="E-mails" />
          </dt>
          <dd>
            <Trans id="home.nets.mail.text" message="no longer tell when and where you opened them." />
          </dd>
        </dl>
      </div>
    </section>
  );
}
