import { Trans, useLingui } from '@lingui/react';
import { payLevels } from '../../../domain/company/pay-levels.ts';
import { retentionPercent, teamGrowth } from '../../../domain/company/team-growth.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Opening } from '../opening.tsx';
import { BarChart } from '../parts/charts/bar-chart.tsx';
import { ReedChart } from '../parts/charts/reed-chart.tsx';
import { RingChart } from '../parts/charts/ring-chart.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import { formatUsd } from './format-usd.ts';
import styles from './how-we-work-page.module.css';
import { Values } from './values.tsx';

/** Three values, and what follows from them for pay, titles, planning and who stays. */
export function HowWeWorkPage() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const retention = i18n.number(retentionPercent / 100, { style: 'percent' });
  return (
    <>
      <Opening
        title={<Trans id="company.work.title" message="Three values, and what follows from them" />}
        lead={
          <Trans
            id="company.work.lead"
            message="We use these values to decide and to hire, and we remind each other of them. They are short, so that they can be quoted in the middle of a discussion."
          />
        }
      />
      <Values />
      <Section
        id="pay"
        tone="sky"
        title={<Trans id="company.work.pay.title" message="The same pay for the same level" />}
        intro={
          <Trans
            id="company.work.pay.intro"
            message="There is one amount for each level. It does not depend on your country, your profession, or how well you negotiate."
          />
        }
        share="most"
        beside={
          <BarChart
            bars={payLevels.map(({ level, usd }) => ({
              id: String(level),
              label: <Trans id="company.work.pay.level" message="Level {level}" values={{ level }} />,
              value: usd,
              text: formatUsd(i18n, usd),
            }))}
          />
        }
      >
        <p className={styles.note}>
          <Trans
            id="company.work.pay.note"
            message="A year of full-time work, before tax. You move up when your work is that of the next level, whether or not a place is free there. Each level is described in writing, and everybody can see everybody else’s level."
          />
        </p>
      </Section>
      <section className={styles.titles} aria-labelledby="titles-title">
        <h2 id="titles-title" className={styles.statement}>
          <Trans id="company.work.titles.title" message="Nobody here has a job title." />
        </h2>
        <p className={styles.because}>
          <Trans
            id="company.work.titles.text"
            message="A title tells others whose opinion counts. We would rather hear the argument. For each objective one person decides and is responsible for it, and next time it may be somebody else."
          />
        </p>
      </section>
      <Section
        id="plans"
        title={<Trans id="company.work.plans.title" message="How work gets done" />}
        share="most"
        beside={
          <FactList shape="entries">
            <Fact name={<Trans id="company.work.plans.objectives" message="Objectives" />}>
              <Trans
                id="company.work.plans.objectives.text"
                message="The company has a handful, each with one person responsible for it. All other work has to say which of them it serves."
              />
            </Fact>
            <Fact name={<Trans id="company.work.plans.writing" message="In writing" />}>
              <Trans
                id="company.work.plans.writing.text"
                message="Proposals, decisions and the reasons for them are written down in documents that everybody can read and comment on in their own hours."
              />
            </Fact>
            <Fact name={<Trans id="company.work.plans.groups" message="Groups" />}>
              <Trans
                id="company.work.plans.groups.text"
                message="A working group forms around an objective, from whichever professions it needs, and ends with it."
              />
            </Fact>
            <Fact name={<Trans id="company.work.plans.review" message="Looking back" />}>
              <Trans
                id="company.work.plans.review.text"
                message="Each objective ends with a page on what we expected, what happened, and what we would do differently."
              />
            </Fact>
          </FactList>
        }
      />
      <Section
        id="team"
        title={
          <Trans
            id="company.work.team.title"
            message="From one to {team}"
            values={{ team: i18n.number(figures.teamSize) }}
          />
        }
        intro={
          <Trans
            id="company.work.team.intro"
            message="We grow slowly enough to know whom we work with, and {retention} of us are still here a year later."
            values={{ retention }}
          />
        }
        share="most"
        beside={
          <ReedChart
            reeds={teamGrowth.map(({ year, people }) => ({
              id: String(year),
              label: year,
              value: people,
              text: i18n.number(people),
            }))}
          >
            <Trans
              id="company.work.team.chart"
              message="People on the team at the end of each year; the last figure is today’s."
            />
          </ReedChart>
        }
      >
        <RingChart value={retentionPercent} of={100} text={retention} words="beside">
          <Trans id="company.work.team.retention" message="still with us a year later" />
        </RingChart>
      </Section>
      <Section
        id="join"
        tone="drake"
        title={<Trans id="company.work.join.title" message="Would you like to work this way?" />}
      >
        <p className={styles.join}>
          <Trans
            id="company.work.join.text"
            message="Look at our <roles>open roles</roles>, or read <hire>how we hire</hire>."
            components={{
              // biome-ignore lint/a11y/useAnchorContent: its text is in the message
              roles: <a href={`${pathIn(locale, '/hiring')}#roles`} />,
              // biome-ignore lint/a11y/useAnchorContent: its text is in the message
              hire: <a href={pathIn(locale, '/how-we-hire')} />,
            }}
          />
        </p>
      </Section>
    </>
  );
}
