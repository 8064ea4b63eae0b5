import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { countsPath } from '../../../domain/analytics/counts-path.ts';
import {
  type CountedName,
  countedNames,
  type PixelOwner,
  pixelOwners,
  pixelRegistry,
} from '../../../domain/analytics/pixel-registry.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { writtenSamples } from '../../format/like-samples.ts';
import { usePage } from '../../hooks/use-page.ts';
import { Table } from '../parts/table.tsx';
import styles from './counted-list.module.css';
import { linkTo } from './link-to.tsx';
import { type PixelTexts, pixelTexts } from './pixel-texts.ts';

const captions: Readonly<Record<PixelOwner, MessageDescriptor>> = {
  pages: { id: 'counted.group.pages', message: 'Reading and clicking' },
  downloads: { id: 'counted.group.downloads', message: 'Getting the browser' },
  subscription: { id: 'counted.group.subscription', message: 'The subscription' },
  faults: { id: 'counted.group.faults', message: 'When something breaks' },
};

const namesOf = (owner: PixelOwner) => countedNames.filter((name) => pixelRegistry[name].owner === owner);

/** Every event in words with yesterday's total. The day of the totals and a summary of the list stay in view beside it. */
export function CountedList() {
  const { i18n } = useLingui();
  const samples = writtenSamples(i18n.locale);
  return (
    <section
      id="counts"
      className={styles.counts}
      aria-labelledby="counts-title"
      data-island="table"
      data-island-for="everybody"
      data-totals=""
      data-number-samples={samples.numbers}
      data-day-samples={samples.days}
    >
      <div className={styles.aside}>
        <h2 id="counts-title">
          <Trans id="counted.list.title" message="Everything we count" />
        </h2>
        <Day />
        <ul role="list" className={styles.groups}>
          {pixelOwners.map((owner) => (
            <li key={owner}>
              <a href={`#counted-${owner}`}>{i18n._(captions[owner])}</a>
              <span className={styles.size}>{i18n.number(namesOf(owner).length)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.tables}>
        {pixelOwners.map((owner) => (
          <div key={owner} id={`counted-${owner}`}>
            <Table
              id={`counted-${owner}`}
              caption={<span className={styles.group}>{i18n._(captions[owner])}</span>}
              narrow="wrap"
              columns={[
                { id: 'what', head: { id: 'counted.column.what', message: 'What, and why' } },
                { id: 'total', head: { id: 'counted.column.total', message: 'Yesterday' }, align: 'end' },
              ]}
              rows={namesOf(owner).map((name) => ({
                id: name,
                head: <Words {...pixelTexts[name]} />,
                cells: [<Total key={name} name={name} />],
              }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The day that the totals are for, or that they could not be loaded, or where to find them without a script. */
function Day() {
  const { locale } = usePage();
  return (
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
  );
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
