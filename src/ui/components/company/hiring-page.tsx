import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { figures } from '../../../domain/marketing/figures.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { usePage } from '../../hooks/use-page.ts';
import { FamilyPond } from '../images/family-pond.tsx';
import { Opening } from '../opening.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import styles from './hiring-page.module.css';
import { openRoles } from './open-roles.ts';
import { RoleIndex } from './role-index.tsx';

/** The open roles by department, what everybody gets, and what to read before applying. */
export function HiringPage() {
  const { locale } = usePage();
  return (
    <>
      <Opening
        size="large"
        title={<Trans id="company.hiring.title" message="Work on privacy from home" />}
        lead={
          <Trans
            id="company.hiring.lead"
            message="We are {team} people without an office. Right now we are looking for {count, plural, one {one more} other {# more}}."
            values={{ team: figures.teamSize, count: openRoles.length }}
          />
        }
        actions={
          <ButtonLink kind="primary" href="#roles">
            <Trans id="company.hiring.see" message="See open roles" />
          </ButtonLink>
        }
        image={<FamilyPond />}
      />
      <Section
        id="roles"
        title={<Trans id="company.hiring.roles.title" message="Open roles" />}
        intro={
          <Trans
            id="company.hiring.roles.intro"
            message="We work together in English, so the roles are described in English. Pay depends on the level only: it is the same in every country."
          />
        }
        below={<RoleIndex />}
      />
      <Section
        id="benefits"
        title={<Trans id="company.hiring.benefits.title" message="What we all get" />}
        share="most"
        beside={
          <FactList shape="entries">
            <Fact name={<Trans id="company.hiring.benefits.pay" message="Pay" />}>
              <Trans
                id="company.hiring.benefits.pay.text"
                message="One amount for each level, whatever your country or profession. <link>See all six levels</link>."
                // biome-ignore lint/a11y/useAnchorContent: its text is in the message
                components={{ link: <a href={`${pathIn(locale, '/how-we-work')}#pay`} /> }}
              />
            </Fact>
            <Fact name={<Trans id="company.hiring.benefits.shares" message="Shares" />}>
              <Trans
                id="company.hiring.benefits.shares.text"
                message="Stock options for everybody, from the first day."
              />
            </Fact>
            <Fact name={<Trans id="company.hiring.benefits.leave" message="Leave" />}>
              <Trans
                id="company.hiring.benefits.leave.text"
                message="Six weeks a year, plus public holidays. If you haven’t taken them, we remind you."
              />
            </Fact>
            <Fact name={<Trans id="company.hiring.benefits.family" message="Family" />}>
              <Trans
                id="company.hiring.benefits.family.text"
                message="24 weeks of paid leave for every new parent."
              />
            </Fact>
            <Fact name={<Trans id="company.hiring.benefits.hours" message="Hours" />}>
              <Trans
                id="company.hiring.benefits.hours.text"
                message="Yours to choose. We write things down, so few meetings need you at a fixed time."
              />
            </Fact>
            <Fact name={<Trans id="company.hiring.benefits.desk" message="Desk" />}>
              <Trans
                id="company.hiring.benefits.desk.text"
                message="The computer you work best with, and a budget for chair, screen and headphones."
              />
            </Fact>
          </FactList>
        }
      />
      <Section
        id="next"
        tone="drake"
        title={<Trans id="company.hiring.next.title" message="Before you apply" />}
        share="most"
        beside={
          <ul className={styles.next} role="list">
            <li>
              <a href={pathIn(locale, '/how-we-hire')}>
                <Trans id="company.hiring.next.hire" message="How we hire" />
              </a>
              <p>
                <Trans
                  id="company.hiring.next.hire.text"
                  message="Six stages, two paid test projects, and how long each takes."
                />
              </p>
            </li>
            <li>
              <a href={pathIn(locale, '/how-we-work')}>
                <Trans id="company.hiring.next.work" message="How we work" />
              </a>
              <p>
                <Trans
                  id="company.hiring.next.work.text"
                  message="Three values, no job titles, and what each level earns."
                />
              </p>
            </li>
          </ul>
        }
      >
        <p className={styles.write}>
          <Trans
            id="company.hiring.next.write"
            message="Nothing that fits? Write to <link>{email}</link> and say what you would like to do here. If you ask us to, we keep your message for {days} days after it arrives. Otherwise we delete it once we have answered."
            values={{ email: brand.careersEmail, days: keptDays.applications }}
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ link: <a href={`mailto:${brand.careersEmail}`} /> }}
          />
        </p>
      </Section>
    </>
  );
}
