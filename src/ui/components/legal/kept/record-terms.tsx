import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import type { KeptRecord, RecordEnd } from '../../../../domain/records/kept-record.ts';
import { formatList } from '../../../format/list.ts';
import styles from './record-terms.module.css';
import { afterDeletion, datedEnds, openEnds, reasons, viewers, yearlyEnds } from './term-texts.ts';

const daysOfYear = 365;

/**
 * A record's retention, who sees it, its legal basis, and what remains after the account is deleted, made from the
 * table of records.
 */
export function RecordTerms({ record }: { readonly record: KeptRecord }) {
  const { i18n } = useLingui();
  const named = (words: readonly string[]) => formatList(words, i18n.locale);
  return (
    <ul className={styles.terms}>
      <li>
        <Trans
          id="legal.term.kept"
          message="Kept {ends}."
          values={{
            ends: endsOf(record)
              .map((end) => endOf(i18n, end))
              .join('; '),
          }}
        />
      </li>
      <li>
        <Trans
          id="legal.term.seen"
          message="Seen by {viewers}."
          values={{ viewers: named(record.seenBy.map((viewer) => i18n._(viewers[viewer]))) }}
        />
      </li>
      <li>
        <Trans
          id="legal.term.reason"
          message="Legal basis: {reasons}."
          values={{ reasons: named(record.reasons.map((reason) => i18n._(reasons[reason]))) }}
        />
      </li>
      {record.afterDeletion !== 'apart' && (
        <li>{createElement(Trans, afterDeletion[record.afterDeletion])}</li>
      )}
    </ul>
  );
}

/** Ends after whole years come last. Their text ends with a reason, and what follows would read as part of it. */
function endsOf({ ends }: KeptRecord): readonly RecordEnd[] {
  return ends.toSorted((one, other) => Number('years' in one) - Number('years' in other));
}

function endOf(i18n: I18n, end: RecordEnd): string {
  if ('copies' in end) {
    return i18n._({
      id: 'legal.end.copies',
      message: 'as the last {copies} hourly copies',
      values: { copies: end.copies },
    });
  }
  if ('at' in end) return i18n._(openEnds[end.at]);
  if ('years' in end)
    return i18n._({ ...yearlyEnds[end.afterYear], values: { period: yearsOf(i18n, end.years) } });
  return i18n._({ ...datedEnds[end.after], values: { period: periodOf(i18n, end.days) } });
}

function periodOf(i18n: I18n, days: number): string {
  return days % daysOfYear === 0
    ? yearsOf(i18n, days / daysOfYear)
    : i18n._({
        id: 'legal.end.days',
        message: '{days, plural, one {one day} other {# days}}',
        values: { days },
      });
}

function yearsOf(i18n: I18n, years: number): string {
  return i18n._({
    id: 'legal.end.years',
    message: '{years, plural, one {one year} other {# years}}',
    values: { years },
  });
}
