import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Nest } from '../images/nest.tsx';
import styles from './keep-table.module.css';

/** What is kept and what is not: a comparison is a table. */
export function KeepTable() {
  return (
    <section className={styles.section} id="keep" aria-labelledby="keep-title">
      <div className={styles.head}>
        <div>
          <h2 id="keep-title">
            <Trans id="home.keep.title" message="What stays in your nest" />
          </h2>
          <p className={styles.intro}>
            <Trans
              id="home.keep.intro"
              message="Line by line: what we keep, what we do not, and what for. If a line changes, this table changes first."
            />
          </p>
        </div>
        <Nest className={styles.nest} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="home.keep.what" message="What it is" />
            </th>
            <th scope="col">
              <Trans id="home.keep.kept" message="Do we keep it?" />
            </th>
          </tr>
        </thead>
        <tbody>
          <Row
            kept={false}
            what={<Trans id="home.keep.searches" message="Your searches" />}
            why={<Trans id="home.keep.searches.why" message="Answered, then let go." />}
          />
          <Row
            kept={false}
            what={<Trans id="home.keep.address" message="Your IP address" />}
            why={
              <Trans
                id="home.keep.address.why"
                message="Needed to send you the answer, and to show prices of your country. Not written down. When you sign in, sign up, order, or load or save settings, scrambled marks of your network and of an e-mail address you typed stay for two days, to stop guessing."
              />
            }
          />
          <Row
            kept={false}
            what={<Trans id="home.keep.pages" message="The pages you open" />}
            why={
              <Trans
                id="home.keep.pages.why"
                message="Your history lies on your device, and goes when you clear it."
              />
            }
          />
          <Row
            kept={false}
            what={<Trans id="home.keep.card" message="Your card number" />}
            why={
              <Trans
                id="home.keep.card.why"
                message="You give it to the card provider. It never passes through us."
              />
            }
          />
          <Row
            kept
            what={<Trans id="home.keep.counts" message="That a page of ours was opened" />}
            why={
              <Trans
                id="home.keep.counts.why"
                message="A count: which page and language, which kind of browser and device, how many pages into the visit, by which link. Not by whom."
              />
            }
          />
          <Row
            kept
            what={<Trans id="home.keep.plan" message="Your subscription, if you have one" />}
            why={
              <Trans
                id="home.keep.plan.why"
                message="A random number, and an e-mail address only if you add one."
              />
            }
          />
          <Row
            kept
            what={<Trans id="home.keep.trial" message="That you had your free days" />}
            why={
              <Trans
                id="home.keep.trial.why"
                message="As scrambled marks of your card and e-mail address. They stay when you delete your account, so that everybody gets the free days once."
              />
            }
          />
          <Row
            kept
            what={<Trans id="home.keep.newsletter" message="Your address, if you order the newsletter" />}
            why={
              <Trans
                id="home.keep.newsletter.why"
                message="With what you want to read, until you unsubscribe; for 15 days if you never confirm. Of an address that wants no mail a scrambled mark stays, so that no newsletter comes unless it is ordered and confirmed anew."
              />
            }
          />
          <Row
            kept
            what={<Trans id="home.keep.settings" message="Settings that you save with us" />}
            why={
              <Trans
                id="home.keep.settings.why"
                message="Under a scrambled form of a key that only you have. They go after two years without use."
              />
            }
          />
          <Row
            kept
            what={<Trans id="home.keep.log" message="What was done to your account" />}
            why={
              <Trans
                id="home.keep.log.why"
                message="Sign-ins, changes, deletion: under a random number, without addresses. Kept for 400 days, so that misuse can be found."
              />
            }
          />
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly kept: boolean;
  readonly what: ReactNode;
  readonly why: ReactNode;
}

function Row({ kept, what, why }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {what}
        <span className={styles.why}>{why}</span>
      </th>
      <td>
        <span className={kept ? styles.yes : styles.no}>
          {kept ? <Trans id="home.keep.yes" message="Yes" /> : <Trans id="home.keep.no" message="No" />}
        </span>
      </td>
    </tr>
  );
}
