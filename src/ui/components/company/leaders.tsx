import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './leaders.module.css';

const leaders: readonly { readonly name: string; readonly initials: string; readonly task: ReactNode }[] = [
  {
    name: 'Maren Tidewell',
    initials: 'MT',
    task: (
      <Trans
        id="company.about.people.tidewell"
        message="Founded the company, wrote the first search index, and answers for where it is going."
      />
    ),
  },
  {
    name: 'Jonas Ekdahl',
    initials: 'JE',
    task: (
      <Trans
        id="company.about.people.ekdahl"
        message="Here since 2011. Answers for engineering, and for keeping no logs that could identify anybody."
      />
    ),
  },
  {
    name: 'Amara Osei-Lindt',
    initials: 'AO',
    task: (
      <Trans
        id="company.about.people.osei"
        message="Answers for product and design. Was a librarian before."
      />
    ),
  },
  {
    name: 'Ruben Castellanos',
    initials: 'RC',
    task: (
      <Trans
        id="company.about.people.castellanos"
        message="Answers for privacy and law, and may stop any release."
      />
    ),
  },
  {
    name: 'Hye-jin Park',
    initials: 'HP',
    task: (
      <Trans id="company.about.people.park" message="Answers for finance, and for the list of donations." />
    ),
  },
  {
    name: 'Fergus Macrae',
    initials: 'FM',
    task: (
      <Trans
        id="company.about.people.macrae"
        message="Answers for people and hiring. Has taken every test project himself."
      />
    ),
  },
];

/** Who answers for what: names with initials in a neck ring, in two columns without frames. */
export function Leaders() {
  return (
    <ul className={styles.leaders} role="list">
      {leaders.map(({ name, initials, task }) => (
        <li key={name} className={styles.leader}>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.task}>{task}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
