import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { donationYears, givenByPurpose, givenIn } from '../../../domain/donations/donations.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { Opening } from '../opening.tsx';
import { BarChart } from '../parts/charts/bar-chart.tsx';
import { ReedChart } from '../parts/charts/reed-chart.tsx';
import { Section } from '../parts/section.tsx';
import { DonationTable } from './donation-table.tsx';
import styles from './donations-page.module.css';
import { formatUsd } from './format-usd.ts';
import { purposeTexts } from './purpose-texts.ts';

const million = 1_000_000;

/** What we donate: the total, the years as reeds, the purposes, and every single donation. */
export function DonationsPage() {
  const { i18n } = useLingui();
  const years = { first: String(donationYears.at(-1)?.year), last: String(donationYears[0]?.year) };
  return (
    <>
      <Opening
        over={<Trans id="company.donations.over" message="Donations, {first} to {last}" values={years} />}
        title={
          <Trans
            id="company.donations.title"
            message="{total} for a more private web"
            values={{ total: formatUsd(i18n, figures.donatedUsd) }}
          />
        }
        lead={
          <Trans
            id="company.donations.lead"
            message="Each year we give part of what we earn to organizations that defend privacy for everybody, whether or not they use {name}."
            values={{ name: brand.name }}
          />
        }
      />
      <div className={styles.chart}>
        <ReedChart
          reeds={donationYears.toReversed().map((row) => ({
            id: String(row.year),
            label: row.year,
            brief: `’${String(row.year).slice(-2)}`,
            value: givenIn(row),
            text: i18n.number(givenIn(row) / million, { maximumFractionDigits: 2 }),
          }))}
        >
          <Trans id="company.donations.chart" message="Donations by year, in millions of US dollars." />
        </ReedChart>
      </div>
      <Section
        id="purposes"
        tone="drake"
        title={<Trans id="company.donations.purposes.title" message="What we give it for" />}
        intro={
          <Trans
            id="company.donations.purposes.intro"
            message="A browser can stop a tracker. It can’t win a case, or teach a class."
          />
        }
        share="most"
        beside={
          <div className={styles.purposes}>
            <BarChart
              bars={givenByPurpose(donationYears).map(({ purpose, usd }) => ({
                id: purpose,
                label: i18n._(purposeTexts[purpose]),
                value: usd,
                text: formatUsd(i18n, usd),
              }))}
            />
          </div>
        }
      />
      <Section
        id="years"
        title={<Trans id="company.donations.years.title" message="Every donation" />}
        intro={
          <Trans
            id="company.donations.years.intro"
            message="All amounts are in US dollars. We add a year once all of its payments have been made and our accounts for it are closed."
          />
        }
        below={<DonationTable labelledBy="years-title" />}
      />
      <Section
        id="choice"
        tone="sky"
        title={<Trans id="company.donations.choice.title" message="How we choose" />}
        share="most"
        beside={
          <>
            <ul className={styles.rules} role="list">
              <li>
                <Trans
                  id="company.donations.choice.everybody"
                  message="Their work makes the web more private for everybody, not only for people who use our products."
                />
              </li>
              <li>
                <Trans
                  id="company.donations.choice.small"
                  message="They are small enough for the money to make a difference to what they can do."
                />
              </li>
              <li>
                <Trans
                  id="company.donations.choice.open"
                  message="They say in public what they spend it on."
                />
              </li>
              <li>
                <Trans
                  id="company.donations.choice.nothing"
                  message="We ask for nothing in return: no logo, no report to us, no kind words. Several of them have criticized us and received a donation the year after."
                />
              </li>
            </ul>
            <p className={styles.suggest}>
              <Trans
                id="company.donations.choice.suggest"
                message="Do you know an organization we should support? Write to <link>{email}</link>."
                values={{ email: brand.pressEmail }}
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                components={{ link: <a href={`mailto:${brand.pressEmail}`} /> }}
              />
            </p>
          </>
        }
      />
    </>
  );
}
