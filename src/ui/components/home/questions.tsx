import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './questions.module.css';

/** What people ask before they try it; plain `<details>`, so it works without a script and is found by search in page. */
export function Questions() {
  return (
    <section className={styles.section} id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">
        <Trans id="home.questions.title" message="Asked before the first flight" />
      </h2>
      <div className={styles.list}>
        <Question
          asked={<Trans id="home.questions.free" message="Is it free?" />}
          answer={
            <Trans
              id="home.questions.free.answer"
              message="Yes. Browser and search cost nothing. The subscription is extra, and everything above it works without it."
            />
          }
        />
        <Question
          asked={<Trans id="home.questions.money" message="What do you live on, then?" />}
          answer={
            <Trans
              id="home.questions.money.answer"
              message="On the subscription, and on ads beside search results. Such an ad goes with the words you typed just now, not with you. Search for shoes and you may see shoes; search for the weather next and the shoes are forgotten."
            />
          }
        />
        <Question
          asked={<Trans id="home.questions.account" message="Do I need an account?" />}
          answer={
            <Trans
              id="home.questions.account.answer"
              message="No. Buying the subscription makes a random number for you. Add an e-mail address if you want to use it on another device; you then sign in with a code from your mailbox, never with a password."
            />
          }
        />
        <Question
          asked={<Trans id="home.questions.cancel" message="What happens when I cancel?" />}
          answer={
            <Trans
              id="home.questions.cancel.answer"
              message="It runs until the end of the time you paid for and then stops. Cancel within the free days and nothing is charged."
            />
          }
        />
        <Question
          asked={<Trans id="home.questions.where" message="Where can I subscribe?" />}
          answer={
            <Trans
              id="home.questions.where.answer"
              message="In 30 countries: the United States, Canada, the United Kingdom and the 27 of the European Union. The removal of personal data from broker sites is offered in the United States only."
            />
          }
        />
      </div>
    </section>
  );
}

function Question({ asked, answer }: { readonly asked: ReactNode; readonly answer: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>{asked}</summary>
      <p>{answer}</p>
    </details>
  );
}
