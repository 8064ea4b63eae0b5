import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { applicationLink, type OpenRole } from '../../../domain/jobs/job.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { Day } from '../day.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import styles from './role-description.module.css';
import { RoleCountries, RolePay } from './role-facts.tsx';

/** One role, whole: what it is for, what there is to do, what it takes, what it pays, and how to apply. */
export function RoleDescription({ role }: { readonly role: OpenRole }) {
  const { i18n } = useLingui();
  return (
    <article id={role.id} className={styles.role} aria-labelledby={`${role.id}-title`}>
      <div lang="en">
        <h3 id={`${role.id}-title`}>{role.title}</h3>
        <p className={styles.summary}>{role.summary}</p>
        <h4 className={styles.heading}>What you will do</h4>
        <List lines={role.tasks} />
        <h4 className={styles.heading}>What you bring</h4>
        <List lines={role.skills} />
      </div>
      <div className={styles.aside}>
        <FactList>
          <Fact name={<Trans id="company.hiring.fact.pay" message="Pay" />}>
            <RolePay {...role} />
          </Fact>
          <Fact name={<Trans id="company.hiring.fact.where" message="Where" />}>
            <RoleCountries {...role} />
          </Fact>
          <Fact name={<Trans id="company.hiring.fact.published" message="Published" />}>
            <Day day={role.publishedAt} />
          </Fact>
        </FactList>
        <ButtonLink
          href={applicationLink(role, brand.careersEmail)}
          aria-label={i18n._({
            id: 'company.hiring.apply.label',
            message: 'Apply by e-mail: {title}',
            values: { title: role.title },
          })}
          {...eventAttributes('cta_click', { cta: 'job-apply' })}
        >
          <Trans id="company.hiring.apply" message="Apply by e-mail" />
        </ButtonLink>
      </div>
    </article>
  );
}

function List({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
