import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { applicationLink, type OpenRole } from '../../../domain/jobs/job.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Opening } from '../opening.tsx';
import { type ButtonKind, ButtonLink } from '../parts/button.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../parts/steps.tsx';
import { hiringStages } from './hiring-stages.ts';
import { RoleCard } from './role-card.tsx';
import { RoleDepartment } from './role-facts.tsx';
import { RoleIndex } from './role-index.tsx';
import styles from './role-page.module.css';

/** A role in full: purpose, facts, tasks, requirements, how to apply, and the other roles. */
export function RolePage({ role }: { readonly role: OpenRole }) {
  const { locale } = usePage();
  const { i18n } = useLingui();
  return (
    <>
      <Opening
        over={
          <>
            <a href={pathIn(locale, '/hiring')}>
              <Trans id="company.role.jobs" message="Jobs" />
            </a>
            {' · '}
            <RoleDepartment {...role} />
          </>
        }
        title={<span lang="en">{role.title}</span>}
        lead={<span lang="en">{role.summary}</span>}
        actions={<ApplyLink role={role} kind="primary" />}
        image={<RoleCard role={role} />}
      />
      <div className={styles.work} lang="en">
        <section aria-labelledby="tasks-title">
          <h2 id="tasks-title">What you will do</h2>
          <Lines lines={role.tasks} />
        </section>
        <section aria-labelledby="skills-title">
          <h2 id="skills-title">What you bring</h2>
          <Lines lines={role.skills} />
        </section>
      </div>
      <Section
        id="apply"
        tone="sky"
        title={<Trans id="company.role.apply.title" message="How to apply" />}
        intro={
          <Trans
            id="company.role.apply.text"
            message="Send us an e-mail with your résumé and three sentences on why you want this role."
          />
        }
        share="most"
        beside={
          <Steps
            along="column"
            steps={hiringStages.map(({ id, title, effort }) => ({
              id,
              title: i18n._(title),
              text: i18n._(effort),
            }))}
          />
        }
      >
        <ApplyLink role={role} />
        <p className={styles.note}>
          <a href={pathIn(locale, '/how-we-hire')}>
            <Trans id="company.role.apply.stages" message="What happens at each stage" />
          </a>
        </p>
        <p className={styles.note}>
          <Trans
            id="company.role.apply.data"
            message="On our team, only the people who decide about the role see your application. We delete it {days} days after the decision."
            values={{ days: keptDays.applications }}
          />
        </p>
      </Section>
      <Section
        id="others"
        title={<Trans id="company.role.others" message="Other open roles" />}
        below={<RoleIndex without={role.id} />}
      />
    </>
  );
}

interface ApplyLinkProps {
  readonly role: OpenRole;
  readonly kind?: ButtonKind;
}

function ApplyLink({ role, kind = 'secondary' }: ApplyLinkProps) {
  return (
    <ButtonLink
      kind={kind}
      href={applicationLink(role, brand.careersEmail)}
      {...eventAttributes('cta_click', { cta: 'job-apply' })}
    >
      <Trans id="company.hiring.apply" message="Apply by e-mail" />
    </ButtonLink>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.lines} role="list">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
