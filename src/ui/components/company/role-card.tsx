import { Trans, useLingui } from '@lingui/react';
import { levelsOf } from '../../../domain/company/pay-levels.ts';
import type { OpenRole } from '../../../domain/jobs/job.ts';
import { Day } from '../day.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { RingedCard } from '../parts/ringed-card.tsx';
import styles from './role-card.module.css';
import { RoleCountries, salaryFormat } from './role-facts.tsx';

/** A card with the facts of a role: pay by level in its green head, and below it location and language. */
export function RoleCard({ role }: { readonly role: OpenRole }) {
  const { i18n } = useLingui();
  const amount = salaryFormat(role, i18n.locale);
  return (
    <RingedCard
      head={
        <>
          <p className={styles.pay}>
            <Trans id="company.role.pay" message="Pay per year, before tax" />
          </p>
          <ul className={styles.levels} role="list">
            {levelsOf(role.salary).map(({ level, usd }) => (
              <li key={level}>
                <strong>{amount.format(usd)}</strong>
                <span>
                  <Trans id="company.work.pay.level" message="Level {level}" values={{ level }} />
                </span>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <FactList>
        <Fact name={<Trans id="company.role.where" message="Where" />}>
          <Trans
            id="company.role.where.home"
            message="From home: <0/>"
            components={{ 0: <RoleCountries {...role} /> }}
          />
        </Fact>
        <Fact name={<Trans id="company.role.language" message="Language" />}>
          <Trans id="company.role.language.english" message="We work in English" />
        </Fact>
        <Fact name={<Trans id="company.role.published" message="Published" />}>
          <Day day={role.publishedAt} />
        </Fact>
      </FactList>
    </RingedCard>
  );
}
