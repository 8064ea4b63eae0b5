import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { type LeadersTask, leaders } from '../../../domain/company/leaders.ts';
import styles from './leaders.module.css';

const tasks: Readonly<Record<LeadersTask, ReactNode>> = {
  direction: (
    <Trans
      id="company.about.people.tidewell"
      message="Founded the company and wrote the first search index. Responsible for where it is going, and its chief executive where the law requires one."
    />
  ),
  engineering: (
    <Trans
      id="company.about.people.ekdahl"
      message="Here since 2011. Responsible for engineering, and for keeping no logs that could identify anybody."
    />
  ),
  product: (
    <Trans
      id="company.about.people.osei"
      message="Responsible for product and design. Used to be a librarian."
    />
  ),
  law: (
    <Trans
      id="company.about.people.castellanos"
      message="Responsible for privacy and law, and can stop any release."
    />
  ),
  finance: (
    <Trans id="company.about.people.park" message="Responsible for finance, and for the list of donations." />
  ),
  people: (
    <Trans
      id="company.about.people.macrae"
      message="Responsible for people and hiring. Has done every test project himself."
    />
  ),
};

/** Who is responsible for what: a list of names in large type, each with its part of the company. */
export function Leaders() {
  return (
    <ul role="list">
      {Object.entries(leaders).map(([task, name]) => (
        <li key={task} className={styles.leader}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.task}>{tasks[task as LeadersTask]}</p>
        </li>
      ))}
    </ul>
  );
}
