import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import { brand } from '../../../domain/brand.ts';
import { browserLabels, type ComparisonRow, undescribedIn } from '../../../domain/comparison/comparison.ts';
import type { ComparisonSource } from '../../../domain/comparison/sources.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { formatList } from '../../format/list.ts';
import { usePage } from '../../hooks/use-page.ts';
import { noteTexts, ourPlaceTexts } from './comparison-notes.ts';
import styles from './row-note.module.css';

/**
 * The footnote of a row: what the vendors write, for whom we found nothing, what we say about ourselves, and the
 * sources.
 */
export function RowNote({ row }: { readonly row: ComparisonRow }) {
  const { i18n } = useLingui();
  const undescribed = undescribedIn(row).map((browser) => browserLabels[browser]);
  const written = ({ by, title, as, via }: ComparisonSource) => {
    const time = as === null ? i18n._(undated) : inWords(as, i18n.locale);
    const reported = via === null ? '' : `${i18n._({ ...reportedBy, values: { via } })}, `;
    return `${by}: ${title} (${reported}${time})`;
  };
  return (
    <li id={`note-${row.note}`}>
      {createElement(Trans, noteTexts[row.name])}
      {undescribed.length > 0 && (
        <>
          {' '}
          <Trans
            id="compare.undescribed"
            message="For {browsers}, we found no such feature described."
            values={{ browsers: formatList(undescribed, i18n.locale) }}
          />
        </>
      )}
      <span className={styles.source}>
        <OurPlaceLink row={row} />
      </span>
      {row.sources.length > 0 && (
        <span className={styles.source}>
          <Trans
            id="compare.source"
            message="{count, plural, one {Source: {list}} other {Sources: {list}}}"
            values={{ count: row.sources.length, list: row.sources.map(written).join('; ') }}
          />
        </span>
      )}
    </li>
  );
}

function OurPlaceLink({ row: { ours } }: { readonly row: ComparisonRow }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  if (ours === null)
    return (
      <Trans
        id="compare.ours.here"
        message="{name}: our own statement, made here; our other pages don’t go into it."
        values={{ name: brand.name }}
      />
    );
  const [path = '', place] = ours.split('#');
  const inLocale = ours.startsWith('/blog/') ? path : pathIn(locale, path);
  return (
    <Trans
      id="compare.ours"
      message="{name}: <link>{place}</link>"
      values={{ name: brand.name, place: i18n._(ourPlaceTexts[ours]) }}
      // biome-ignore lint/a11y/useAnchorContent: its text is in the message
      components={{ link: <a href={place === undefined ? inLocale : `${inLocale}#${place}`} /> }}
    />
  );
}

const reportedBy: MessageDescriptor = { id: 'compare.source.via', message: 'as reported by {via}' };
const undated: MessageDescriptor = { id: 'compare.source.undated', message: 'undated' };

/** A month in words; a year or a version is returned as it is. */
function inWords(as: string, locale: string): string {
  if (!/^\d{4}-\d{2}$/.test(as)) return as;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(as));
}
