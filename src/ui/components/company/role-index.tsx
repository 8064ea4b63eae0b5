import { departments } from './open-roles.ts';
import { RolePay, RolePlace } from './role-facts.tsx';
import styles from './role-index.module.css';

/** The open roles by department, each a line that leads to its description. */
export function RoleIndex() {
  return (
    <div className={styles.index}>
      {departments.map(({ name, roles }) => (
        <section key={name} className={styles.department} aria-label={name} lang="en">
          <h3 className={styles.name}>{name}</h3>
          <ul role="list">
            {roles.map((role) => (
              <li key={role.id} className={styles.role}>
                <a className={styles.title} href={`#${role.id}`}>
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
