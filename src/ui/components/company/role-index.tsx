import { useLingui } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { departments } from './open-roles.ts';
import { RolePay, RolePlace } from './role-facts.tsx';
import styles from './role-index.module.css';
import { departmentWords, inWords } from './role-words.ts';

/** The open roles by department, each a line that leads to its page; on the page of a role all others. */
export function RoleIndex({ without }: { readonly without?: string }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const named = (department: string) => inWords(i18n, departmentWords, department);
  const shown = departments
    .map(({ name, roles }) => ({ name, roles: roles.filter(({ id }) => id !== without) }))
    .filter(({ roles }) => roles.length > 0);
  return (
    <div className={styles.index}>
      {shown.map(({ name, roles }) => (
        <section key={name} className={styles.department} aria-label={named(name)}>
          <h3 className={styles.name}>{named(name)}</h3>
          <ul role="list">
            {roles.map((role) => (
              // The places that each role had while all were described on one page: links to them are still about.
              <li key={role.id} id={role.id} className={styles.role}>
                <a className={styles.title} href={pathIn(locale, `/hiring/${role.id}`)} lang="en">
                  {role.title}
                </a>
                <span className={styles.facts}>
                  <span>
                    <RolePlace {...role} />
                  </span>
                  <span>
                    <RolePay {...role} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
