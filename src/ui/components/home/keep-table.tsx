import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { Nest } from '../images/nest.tsx';
import { Section } from '../parts/section.tsx';
import styles from './keep-table.module.css';

/** What is kept and what is not: a comparison is a table. */
export function KeepTable() {
  return (
    <Section
      id="keep"
      width="reading"
      title={<Trans id="home.keep.title" message="What we keep, and what we don’t" />}
      intro={
        <Trans
          id="home.keep.intro"
          message="Line by line: what we keep, what we do not, and why. If something changes, this table changes first."
        />
      }
      share="own"
      beside={<Nest className={styles.nest} />}
      below={<Kept />}
    />
  );
}

function Kept() {
  return (
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
          why={<Trans id="home.keep.searches.why" message="Answered and not written down." />}
        />
        <Row
          kept={false}
          what={<Trans id="home.keep.address" message="Your IP address" />}
          why={
            <Trans
              id="home.keep.address.why"
              message="We need it to answer you and to show your country’s prices, and do not write it down. When you sign in, subscribe, load or save settings, or send a form, we keep one-way codes made from your network and from an e-mail address or key you typed for two days, so that nobody can guess codes or send forms in bulk."
            />
          }
        />
        <Row
          kept={false}
          what={<Trans id="home.keep.pages" message="The pages you open" />}
          why={
            <Trans
              id="home.keep.pages.why"
              message="Your history stays on your device, and is gone when you clear it."
            />
          }
        />
        <Row
          kept={false}
          what={<Trans id="home.keep.card" message="Your card number" />}
          why={
            <Trans
              id="home.keep.card.why"
              message="You give it to our payment provider. It never passes through us."
            />
          }
        />
        <Row
          kept
          what={
            <Trans
              id="home.keep.counts"
              message="That one of our pages was opened, and what was clicked there"
            />
          }
          why={
            <Trans
              id="home.keep.counts.why"
              message="As a count: which page and language, which button, whether the page was left at once, which version of it was shown if we compare two, which kind of browser and device, how many pages into the visit, and by which link. Never by whom."
            />
          }
        />
        <Row
          kept
          what={<Trans id="home.keep.market" message="Which prices apply where you are" />}
          why={
            <Trans
              id="home.keep.market.why"
              message="Only in your browser, for 30 days after you last opened a page with prices, so that they appear at once next time."
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
          what={<Trans id="home.keep.trial" message="That you have used your free trial" />}
          why={
            <Trans
              id="home.keep.trial.why"
              message="As one-way codes made from your card and e-mail address. They stay when you delete your account, so that everybody gets one free trial."
            />
          }
        />
        <Row
          kept
          what={
            <Trans
              id="home.keep.newsletter"
              message="Your e-mail address, if you sign up for the newsletter"
            />
          }
          why={
            <Trans
              id="home.keep.newsletter.why"
              message="With the topics you chose, until you unsubscribe; for 15 days if you never confirm. Of an address that wants no mail we keep a one-way code, so that it gets no newsletter unless somebody signs up and confirms again."
            />
          }
        />
        <Row
          kept
          what={<Trans id="home.keep.settings" message="Settings that you save with us" />}
          why={
            <Trans
              id="home.keep.settings.why"
              message="Under a one-way code made from a key that only you have. We delete them after two years without use."
            />
          }
        />
        <Row
          kept
          what={<Trans id="home.keep.forms" message="What you send us by form" />}
          why={
            <Trans
              id="home.keep.forms.why"
              message="If you report a website or answer a survey: what you entered and the day, for {days} days. Not who sent it, and no website address beyond its path."
              values={{ days: keptDays.feedback }}
            />
          }
        />
        <Row
          kept
          what={<Trans id="home.keep.log" message="What was done to your account" />}
          why={
            <Trans
              id="home.keep.log.why"
              message="Sign-ins, changes and deletion, under a random number and without addresses. Kept for 400 days, so that misuse can be found."
            />
          }
        />
      </tbody>
    </table>
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
