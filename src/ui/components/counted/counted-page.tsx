import { Trans, useLingui } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { countsPath } from '../../../domain/analytics/counts-path.ts';
import {
  type CountedName,
  countedNames,
  type PixelOwner,
  pixelOwners,
  pixelRegistry,
} from '../../../domain/analytics/pixel-registry.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { knownPath } from '../../../domain/records/known-path.ts';
import { writtenSamples } from '../../format/like-samples.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Opening } from '../opening.tsx';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { Section } from '../parts/section.tsx';
import { Table } from '../parts/table.tsx';
import styles from './counted-page.module.css';
import { fieldTexts } from './field-texts.ts';
import { type PixelTexts, pixelTexts } from './pixel-texts.ts';
import { Tally } from './tally.tsx';

const captions: Readonly<Record<PixelOwner, ReactNode>> = {
  pages: <Trans id="counted.group.pages" message="Reading and clicking" />,
  downloads: <Trans id="counted.group.downloads" message="Getting the browser" />,
  subscription: <Trans id="counted.group.subscription" message="The subscription" />,
  faults: <Trans id="counted.group.faults" message="When something breaks" />,
};

const namesOf = (owner: PixelOwner) => countedNames.filter((name) => pixelRegistry[name].owner === owner);

/** Every event of the registry in words, with yesterday's totals; what a count carries, and what it never does. */
export function CountedPage() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const samples = writtenSamples(i18n.locale);
  return (
    <>
      <Opening
        title={<Trans id="counted.title" message="We count what happens here, not who you are" />}
        lead={
          <Trans
            id="counted.lead"
            message="Our pages count a few things: that a page was opened, that a button was pressed. Each count makes one number for the day grow by one. This is the whole list."
          />
        }
        image={<Tally />}
      />
      <Section
        id="counts"
        title={<Trans id="counted.list.title" message="Everything we count" />}
        width="reading"
      >
        <div
          data-island="table"
          data-island-for="everybody"
          data-totals=""
          data-number-samples={samples.numbers}
          data-day-samples={samples.days}
        >
          <p className={styles.day}>
            <span className={styles.here}>
              <Trans
                id="counted.totals.day"
                message="The numbers are the totals of <0></0> (UTC). <1>The same as a file</1>"
                components={{
                  0: <strong data-totals-day="" />,
                  1: linkTo(countsPath),
                }}
              />
            </span>
            <span className={styles.failed} role="status">
              <Trans
                id="counted.totals.failed"
                message="Yesterday’s totals couldn’t be loaded. <0>Try again</0>"
                components={{ 0: linkTo(pathIn(locale, '/what-we-count')) }}
              />
            </span>
            <span className={styles.without}>
              <Trans
                id="counted.totals.without"
                message="Yesterday’s totals are in <0>this file</0>; with JavaScript they appear in the table."
                components={{ 0: linkTo(countsPath) }}
              />
            </span>
          </p>
          <div className={styles.tables}>
            {pixelOwners.map((owner) => (
              <Table
                key={owner}
                id={`counted-${owner}`}
                caption={<span className={styles.group}>{captions[owner]}</span>}
                narrow="wrap"
                columns={[
                  { id: 'what', head: { id: 'counted.column.what', message: 'What, and why' } },
                  {
                    id: 'total',
                    head: { id: 'counted.column.total', message: 'Yesterday' },
                    align: 'end',
                  },
                ]}
                rows={namesOf(owner).map((name) => ({
                  id: name,
                  head: <Words {...pixelTexts[name]} />,
                  cells: [<Total key={name} name={name} />],
                }))}
              />
            ))}
          </div>
        </div>
      </Section>
      <Section
        id="carries"
        tone="sky"
        title={<Trans id="counted.carries.title" message="What a count may carry" />}
        intro={
          <Trans
            id="counted.carries.intro"
            message="A count carries only what belongs to it, from lists so short that many people share every entry. Our server refuses anything else."
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
        title={<Trans id="counted.never.title" message="What is in none of them" />}
        share="half"
        beside={
          <div className={styles.kept}>
            <p className={styles.days}>{i18n.number(keptDays.counts)}</p>
            <p>
              <Trans
                id="counted.kept"
                message="days is how long each day’s numbers stay. Then we delete them. <0>Everything we keep, and for how long</0>"
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
              message="If your browser sends Global Privacy Control, our pages send no counts at all. Ours sends it by default. In any other browser, press “Send no counts” on the page <0>What this page knows</0>."
              components={{ 0: linkTo(pathIn(locale, knownPath)) }}
            />
          </p>
        </div>
      </Section>
    </>
  );
}

function linkTo(href: string): ReactElement {
  // biome-ignore lint/a11y/useAnchorContent: its text is in the message
  return <a href={href} />;
}

function Words({ what, why }: PixelTexts) {
  const { i18n } = useLingui();
  return (
    <>
      <span className={styles.what}>{i18n._(what)}</span> <span className={styles.why}>{i18n._(why)}</span>
    </>
  );
}

function Total({ name }: { readonly name: CountedName }) {
  return (
    <span className={styles.total} data-total={name}>
      –
    </span>
  );
}
