import { Trans, useLingui } from '@lingui/react';
import { eligibleRegions } from '../../../domain/subscription/eligibility.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { Section } from '../parts/section.tsx';

/** What people ask before they try it. */
export function Questions() {
  const { i18n } = useLingui();
  return (
    <Section
      id="questions"
      title={<Trans id="home.questions.title" message="Before you start" />}
      share="most"
      beside={
        <>
          <Disclosure summary={<Trans id="home.questions.free" message="Is it free?" />}>
            <p>
              <Trans
                id="home.questions.free.answer"
                message="Yes. Browser and search are free. The subscription is extra, and everything above it works without it."
              />
            </p>
          </Disclosure>
          <Disclosure summary={<Trans id="home.questions.money" message="How do you make money?" />}>
            <p>
              <Trans
                id="home.questions.money.answer"
                message="From subscriptions, and from ads beside search results. Such an ad depends on the words you have just typed, not on you. Search for shoes and you may see shoes; search for the weather next and the shoes are forgotten."
              />
            </p>
          </Disclosure>
          <Disclosure summary={<Trans id="home.questions.account" message="Do I need an account?" />}>
            <p>
              <Trans
                id="home.questions.account.answer"
                message="No. When you subscribe, we make a random number for you. Add an e-mail address if you want to use the subscription on another device; you then sign in with a code that we send you, never with a password."
              />
            </p>
          </Disclosure>
          <Disclosure summary={<Trans id="home.questions.cancel" message="What happens when I cancel?" />}>
            <p>
              <Trans
                id="home.questions.cancel.answer"
                message="The subscription runs until the end of the period you paid for, and then stops. If you cancel during the free trial, nothing is charged."
              />
            </p>
          </Disclosure>
          <Disclosure summary={<Trans id="home.questions.where" message="Where can I subscribe?" />}>
            <p>
              <Trans
                id="home.questions.where.answer"
                message="In {countries} countries: the United States, Canada, the United Kingdom and the countries of the European Union. Personal information removal is only available in the US."
                values={{ countries: i18n.number(Object.keys(eligibleRegions).length) }}
              />
            </p>
          </Disclosure>
        </>
      }
    />
  );
}
