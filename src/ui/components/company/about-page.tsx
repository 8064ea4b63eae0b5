import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Shore } from '../images/shore.tsx';
import { NewsletterSignUp } from '../newsletter/newsletter-sign-up.tsx';
import { Opening } from '../opening.tsx';
import { FlockChart } from '../parts/charts/flock-chart.tsx';
import { RankChart } from '../parts/charts/rank-chart.tsx';
import { RingChart } from '../parts/charts/ring-chart.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import styles from './about-page.module.css';
import { formatUsd } from './format-usd.ts';
import { Leaders } from './leaders.tsx';
import { Timeline } from './timeline.tsx';
import { TwoStreams } from './two-streams.tsx';

const million = 1_000_000;
/** How many search engines are drawn in the row. */
const shownRanks = 4;

/** About the company: purpose, products, reach, income, people and history. */
export function AboutPage() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const inWords = (count: number) => i18n.number(count, { notation: 'compact', compactDisplay: 'long' });
  return (
    <>
      <Opening
        size="large"
        title={<Trans id="company.about.title" message="Privacy should be simple" />}
        lead={
          <Trans
            id="company.about.lead"
            message="{name} makes a browser, a search engine and a subscription. We started in {year}, and we would rather not be followed ourselves."
            values={{ name: brand.name, year: String(legalEntity.foundedIn) }}
          />
        }
        image={<Shore />}
      />
      <section className={styles.mission} aria-labelledby="mission">
        <h2 id="mission" className={styles.over}>
          <Trans id="company.about.mission" message="Our mission" />
        </h2>
        <p className={styles.statement}>
          <Trans
            id="company.about.mission.text"
            message="To show that anybody can use the web without being watched, and without having to be an expert."
          />
        </p>
      </section>
      <Section
        id="products"
        title={<Trans id="company.about.products.title" message="What we make" />}
        share="most"
        beside={
          <FactList shape="stacked">
            <Fact name={<Trans id="company.about.products.browser" message="A browser" />}>
              <Trans
                id="company.about.products.browser.text"
                message="It blocks trackers before they load and clears everything at the push of a button. Free, for <link>phone, tablet and computer</link>."
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                components={{ link: <a href={pathIn(locale, '/app')} /> }}
              />
            </Fact>
            <Fact name={<Trans id="company.about.products.search" message="A search engine" />}>
              <Trans
                id="company.about.products.search.text"
                message="It answers your question and keeps no history of it. <link>Here is what we keep</link>."
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                components={{ link: <a href={`${pathIn(locale, '/')}#keep`} /> }}
              />
            </Fact>
            <Fact name={<Trans id="company.about.products.plan" message="A subscription" />}>
              <Trans
                id="company.about.products.plan.text"
                message="VPN, newer AI models, and help against data brokers and identity theft. <link>Plans and prices</link>."
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                components={{ link: <a href={pathIn(locale, '/pro')} /> }}
              />
            </Fact>
          </FactList>
        }
      />
      <Section
        id="numbers"
        tone="sky"
        title={<Trans id="company.about.numbers.title" message="How many people use it" />}
        intro={
          <Trans
            id="company.about.numbers.intro"
            message="{searches} searches a month, {downloads} downloads a month. We count totals, not people."
            values={{
              searches: inWords(figures.monthlySearches),
              downloads: inWords(figures.monthlyDownloads),
            }}
          />
        }
        beside={
          <FlockChart count={Math.round(figures.monthlyDownloads / million)}>
            <Trans
              id="company.about.numbers.bird"
              message="One bird stands for {million} downloads in a month."
              values={{ million: inWords(million) }}
            />
          </FlockChart>
        }
      >
        <div className={styles.charts}>
          <RankChart rank={figures.mobileSearchRank} of={shownRanks}>
            <Trans
              id="company.about.numbers.rank"
              message="Search engines on mobile devices, by use. We are number {rank}."
              values={{ rank: i18n.number(figures.mobileSearchRank) }}
            />
          </RankChart>
          <RingChart value={figures.appRating} of={5} text={i18n.number(figures.appRating)} words="beside">
            <Trans
              id="company.about.numbers.rating"
              message="{stars} out of 5 stars for the app, across both stores"
              values={{ stars: i18n.number(figures.appRating) }}
            />
          </RingChart>
        </div>
      </Section>
      <Section
        id="money"
        title={<Trans id="company.about.money.title" message="How we make money" />}
        intro={
          <Trans id="company.about.money.intro" message="In two ways. Neither needs to know who you are." />
        }
        beside={<TwoStreams />}
        besideAt="start"
      >
        <FactList shape="stacked">
          <Fact name={<Trans id="company.about.money.ads" message="Ads beside search results" />}>
            <Trans
              id="company.about.money.ads.text"
              message="They depend on the words you have just searched for and your region. Search for shoes and you may see shoes; nothing is remembered for later."
            />
          </Fact>
          <Fact name={<Trans id="company.about.money.plan" message="Subscriptions" />}>
            <Trans
              id="company.about.money.plan.text"
              message="If you want more than the free products, you can pay for it by the month or by the year."
            />
          </Fact>
        </FactList>
        <p className={styles.away}>
          <Trans
            id="company.about.money.given"
            message="We give part of it away: {total} so far. <link>See every donation</link>."
            values={{ total: formatUsd(i18n, figures.donatedUsd) }}
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ link: <a href={pathIn(locale, '/donations')} /> }}
          />
        </p>
      </Section>
      <Section
        id="timeline"
        tone="drake"
        title={
          <Trans
            id="company.about.timeline.title"
            message="Since {year}"
            values={{ year: String(legalEntity.foundedIn) }}
          />
        }
        below={<Timeline />}
      />
      <Section
        id="people"
        title={<Trans id="company.about.people.title" message="Who runs the company" />}
        intro={
          <Trans
            id="company.about.people.intro"
            message="We are {team} people and have no job titles. These six are responsible for the company as a whole. <link>How we work</link>"
            values={{ team: i18n.number(figures.teamSize) }}
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ link: <a href={pathIn(locale, '/how-we-work')} /> }}
          />
        }
        below={
          <>
            <Leaders />
            <p className={styles.contact}>
              <Trans
                id="company.about.press"
                message="Writing about us? The <press>press page</press> has facts, logos and a contact. Would you like to work here? See our <roles>open roles</roles>."
                components={{
                  // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                  press: <a href={pathIn(locale, '/press')} />,
                  // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                  roles: <a href={pathIn(locale, '/hiring')} />,
                }}
              />
            </p>
          </>
        }
      />
      <Section
        id="newsletter"
        tone="sky"
        title={<Trans id="company.about.newsletter.title" message="Privacy news by e-mail" />}
        intro={
          <Trans
            id="company.about.newsletter.intro"
            message="What happened to privacy on the web this week, or a short course on protecting yours."
          />
        }
        beside={<NewsletterSignUp locale={locale} />}
      />
    </>
  );
}
