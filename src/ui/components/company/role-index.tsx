import { useLingui } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import { departments } from './open-roles.ts';
import { RolePay, RolePlace } from './role-facts.tsx';
import styles from './role-index.module.css';
import { departmentWords, inWords } from './role-words.ts';

/** The open roles by department, each linked to its page. On a role's page, all other roles. */
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
              // The ids from when all roles were on one page, because old links still use them.
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
