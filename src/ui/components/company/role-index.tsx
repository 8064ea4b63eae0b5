import { useLingui } from '@lingui/react';
import { departments } from './open-roles.ts';
import { RolePay, RolePlace } from './role-facts.tsx';
import styles from './role-index.module.css';
import { departmentWords, inWords } from './role-words.ts';

/** The open roles by department, each a line that leads to its description. */
export function RoleIndex() {
  const { i18n } = useLingui();
  const named = (department: string) => inWords(i18n, departmentWords, department);
  return (
    <div className={styles.index}>
      {departments.map(({ name, roles }) => (
        <section key={name} className={styles.department} aria-label={named(name)}>
          <h3 className={styles.name}>{named(name)}</h3>
          <ul role="list">
            {roles.map((role) => (
              <li key={role.id} className={styles.role}>
                <a className={styles.title} href={`#${role.id}`} lang="en">
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
