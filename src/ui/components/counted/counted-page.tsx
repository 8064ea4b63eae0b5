import { Trans, useLingui } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { knownPath } from '../../../domain/records/known-path.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Opening } from '../opening.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import { CountedList } from './counted-list.tsx';
import styles from './counted-page.module.css';
import { fieldTexts } from './field-texts.ts';
import { linkTo } from './link-to.tsx';
import { Tally } from './tally.tsx';

/** Every event of the registry in words, with yesterday's totals, and what an event can and cannot contain. */
export function CountedPage() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <>
      <Opening
        title={<Trans id="counted.title" message="We count what happens here, not who you are" />}
        lead={
          <Trans
            id="counted.lead"
            message="Our pages count a few things: that a page was opened, that a button was pressed. Each count adds one to a total for the day. This is the whole list."
          />
        }
        image={<Tally />}
      />
      <CountedList />
      <Section
        id="carries"
        tone="sky"
        title={<Trans id="counted.carries.title" message="What a count may carry" />}
        intro={
          <Trans
            id="counted.carries.intro"
            message="Apart from a random number, a count carries only what belongs to it, from lists so short that many people share every entry. Our server refuses anything else."
          />
        }
      >
        <div className={styles.fields}>
          <FactList shape="stacked">
            {Object.entries(fieldTexts).map(([field, { name, values }]) => (
              <Fact key={field} name={i18n._(name)}>
                {i18n._(values)}
              </Fact>
            ))}
          </FactList>
        </div>
      </Section>
      <Section
        id="never"
        title={<Trans id="counted.never.title" message="What no count contains" />}
        share="half"
        beside={
          <div className={styles.kept}>
            <p className={styles.days}>
              <Trans
                id="counted.days"
                message="{days, plural, one {# day} other {# days}}"
                values={{ days: keptDays.counts }}
              />
            </p>
            <p>
              <Trans
                id="counted.kept"
                message="We keep each day’s numbers for that long. Then we delete them. <0>Everything we keep, and for how long</0>"
                components={{ 0: linkTo(`${pathIn(locale, '/privacy')}#kept`) }}
              />
            </p>
          </div>
        }
      >
        <div className={styles.never}>
          <p>
            <Trans
              id="counted.never.text"
              message="No IP address, no cookie, no identifier, no time of day, no search, no address of another site. Nothing in a count says whose it is, or that two counts belong together."
            />
          </p>
          <p>
            <Trans
              id="counted.never.gpc"
              message="If your browser sends Global Privacy Control, our pages send no counts at all. Our browser sends it by default. In any other browser, press “Send no counts” on the page <0>What this page knows</0>."
              components={{ 0: linkTo(pathIn(locale, knownPath)) }}
            />
          </p>
        </div>
      </Section>
    </>
  );
}
