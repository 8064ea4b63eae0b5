import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import {
  browserLabels,
  comparisonGroups,
  comparisonLookedUp,
  comparisonMarks,
  type OtherBrowser,
} from '../../../domain/comparison/comparison.ts';
import { formatCalendarDay } from '../../format/dates.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import styles from './compare-page.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { markTexts } from './comparison-texts.ts';
import { MarkIcon } from './mark-icon.tsx';
import { RowNote } from './row-note.tsx';

/** Six browsers with their default settings, row by row; where others are better; and what each mark is based on. */
export function ComparePage() {
  const { i18n } = useLingui();
  return (
    <>
      <div className={styles.opening}>
        <PageHead
          title={<Trans id="compare.title" message="Private before you change a setting" />}
          lead={
            <Trans
              id="compare.lead"
              message="Most browsers can protect you once you have found the right switch. Here are six of them as they come, before you change anything."
            />
          }
        />
        <ul role="list" className={styles.key} aria-label={i18n._({ id: 'compare.key', message: 'Key' })}>
          {comparisonMarks.map((mark) => (
            <li key={mark}>
              <MarkIcon mark={mark} />
              {i18n._(markTexts[mark])}
            </li>
          ))}
        </ul>
        <ComparisonTable
          caption={i18n._({
            id: 'compare.caption',
            message:
              'Default settings as the makers describe them, looked up on {day}. Each mark leads to its footnote, which names the documents and, where known, their date or version.',
            values: { day: formatCalendarDay(comparisonLookedUp, i18n.locale) },
          })}
        />
      </div>
      <Section
        id="better"
        tone="sunken"
        title={<Trans id="compare.better.title" message="Where others are better" />}
        intro={
          <Trans
            id="compare.better.intro"
            message="A table that we make shows what we care about. If one of these matters more to you, that browser is the better choice."
          />
        }
      >
        <FactList shape="entries">
          {Object.entries(strengths).map(([browser, text]) => (
            <Fact key={browser} name={browserLabels[browser as OtherBrowser]}>
              {i18n._(text)}
            </Fact>
          ))}
        </FactList>
      </Section>
      <Section
        id="notes"
        title={<Trans id="compare.notes.title" message="Footnotes and sources" />}
        intro={
          <Trans
            id="compare.notes.intro"
            message="We have read what the makers write, and where we had no document of theirs, a report that quotes it. We have not tested their browsers. “Not included” means that we found no such feature described, “Not documented” that the documents leave it open. Did we get something wrong? Write to <0>{email}</0>, and we will correct it."
            values={{ email: brand.supportEmail }}
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            components={{ 0: <a href={`mailto:${brand.supportEmail}`} /> }}
          />
        }
      >
        <ol className={styles.notes}>
          {comparisonGroups
            .flatMap(({ rows }) => rows)
            .map((row) => (
              <RowNote key={row.name} row={row} />
            ))}
        </ol>
      </Section>
    </>
  );
}

const strengths: Readonly<Record<OtherBrowser, MessageDescriptor>> = {
  chrome: {
    id: 'compare.better.chrome',
    message:
      'Has the largest choice of extensions, runs on Linux and ChromeOS too, and gets new web technology first.',
  },
  edge: {
    id: 'compare.better.edge',
    message: 'Has parental controls and tools for companies that manage many computers.',
  },
  safari: {
    id: 'compare.better.safari',
    message: 'Is already on every Apple device, is easy on the battery, and disguises your device well.',
  },
  firefox: {
    id: 'compare.better.firefox',
    message:
      'Has an engine of its own that no advertising company controls, runs on Linux, and can be changed in more ways than any other.',
  },
  brave: {
    id: 'compare.better.brave',
    message:
      'Blocks trackers and ads much as we do, runs on Linux, and opens windows that use the Tor network.',
  },
};
