import { Trans, useLingui } from '@lingui/react';
import { hiringStages, hiringWeeks } from './hiring-stages.ts';
import styles from './hiring-weeks.module.css';

const percent = (weeks: number) => `${(weeks / hiringWeeks) * 100}%`;
const lines = Array.from({ length: hiringWeeks - 1 }, (_, week) => week + 1);

/** A chart of the weeks in which each stage usually happens. */
export function HiringWeeks() {
  const { i18n } = useLingui();
  return (
    <figure className={styles.chart}>
      <dl className={styles.rows}>
        {hiringStages.map(({ id, title, isPaid, weeks: [first, last] }) => (
          <div key={id} className={styles.row}>
            <dt>{i18n._(title)}</dt>
            <dd className={styles.weeks}>
              <svg className={styles.bars} width="100%" aria-hidden="true">
                {lines.map((week) => (
                  <line
                    key={week}
                    className={styles.line}
                    x1={percent(week)}
                    x2={percent(week)}
                    y1="0"
                    y2="100%"
                  />
                ))}
                <rect
                  className={isPaid ? styles.paid : styles.bar}
                  x={percent(first - 1)}
                  y="50%"
                  transform="translate(0 -11)"
                  width={percent(last - first + 1)}
                  height="22"
                  rx="6"
                />
              </svg>
              <span className={styles.text}>
                {first === last ? (
                  <Trans id="company.hire.week" message="Week {first}" values={{ first }} />
                ) : (
                  <Trans id="company.hire.weeks" message="Weeks {first} to {last}" values={{ first, last }} />
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className={styles.caption}>
        <Trans
          id="company.hire.weeks.caption"
          message="The usual pace over {weeks} weeks. Amber marks the paid projects."
          values={{ weeks: hiringWeeks }}
        />
      </figcaption>
    </figure>
  );
}
