import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { donationYears } from '../../../domain/donations/donations.ts';
import styles from './timeline.module.css';

const events: readonly { readonly year: number; readonly event: ReactNode }[] = [
  {
    year: 2008,
    event: (
      <Trans
        id="company.about.timeline.founded"
        message="A search engine goes online from a kitchen table in Portland, Maine."
      />
    ),
  },
  {
    year: 2010,
    event: (
      <Trans
        id="company.about.timeline.promise"
        message="We stop keeping search histories, and say so on the home page."
      />
    ),
  },
  {
    year: 2014,
    event: (
      <Trans
        id="company.about.timeline.profit"
        message="The first year in which ads without profiles pay for everything."
      />
    ),
  },
  {
    year: donationYears.at(-1)?.year ?? 2015,
    event: (
      <Trans
        id="company.about.timeline.donations"
        message="The first donations go to five free software projects."
      />
    ),
  },
  {
    year: 2018,
    event: (
      <Trans
        id="company.about.timeline.browser"
        message="The browser comes to iPhone and Android, with one button that clears everything."
      />
    ),
  },
  {
    year: 2022,
    event: <Trans id="company.about.timeline.mac" message="The browser comes to the Mac." />,
  },
  {
    year: 2023,
    event: <Trans id="company.about.timeline.windows" message="The browser comes to Windows." />,
  },
  {
    year: 2024,
    event: (
      <Trans
        id="company.about.timeline.plan"
        message="The subscription begins, with VPN, personal information removal and identity theft restoration."
      />
    ),
  },
  {
    year: 2026,
    event: (
      <Trans
        id="company.about.timeline.chat"
        message="Newer AI models join the subscription. Questions reach them without your IP address."
      />
    ),
  },
];

/** The company's history as stops along a line. */
export function Timeline() {
  return (
    <ol className={styles.timeline} role="list">
      {events.map(({ year, event }) => (
        <li key={year} className={styles.stop}>
          <span className={styles.year}>{year}</span>
          <p>{event}</p>
        </li>
      ))}
    </ol>
  );
}
