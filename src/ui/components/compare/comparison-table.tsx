import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import {
  browserLabels,
  type ComparedBrowser,
  type ComparisonRow,
  comparedBrowsers,
  comparisonGroups,
  markOf,
} from '../../../domain/comparison/comparison.ts';
import styles from './comparison-table.module.css';
import { groupTexts, markTexts, rowTexts } from './comparison-texts.ts';
import { MarkIcon } from './mark-icon.tsx';

/** Keeps a footnote's number on the line of the preceding word. */
const noBreak = '\u00a0';

/** The other browsers, of which a narrow screen shows one at a time. */
const others = comparedBrowsers.filter((browser) => browser !== 'mallard');

/**
 * Every row for every browser. A narrow screen shows ours and one other, chosen by radio buttons that only CSS reads,
 * so no script is needed.
 */
export function ComparisonTable({ caption }: { readonly caption: string }) {
  return (
    <div className={styles.compare}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          <Trans id="compare.choose" message="Compare with" />
        </legend>
        {others.map((browser, place) => (
          <label key={browser} className={styles.option}>
            <input type="radio" name="with" value={browser} defaultChecked={place === 0} autoComplete="off" />
            <span>{browserLabels[browser]}</span>
          </label>
        ))}
      </fieldset>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans id="compare.what" message="By default" />
            </th>
            {comparedBrowsers.map((browser) => (
              <th key={browser} scope="col" data-browser={browser}>
                {browserLabels[browser]}
              </th>
            ))}
          </tr>
        </thead>
        {comparisonGroups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={comparedBrowsers.length + 1}>
                {createElement(Trans, groupTexts[name])}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {createElement(Trans, rowTexts[row.name])}
                  {noBreak}
                  <NoteMark row={row} />
                </th>
                {comparedBrowsers.map((browser) => (
                  <MarkCell key={browser} row={row} browser={browser} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The number of the row's footnote. It is announced once, although the row's marks link to it as well. */
function NoteMark({ row: { note } }: { readonly row: ComparisonRow }) {
  const { i18n } = useLingui();
  return (
    <sup className={styles.note}>
      <a
        href={`#note-${note}`}
        aria-label={i18n._({
          id: 'compare.noteMark',
          message: 'Footnote {number}',
          values: { number: note },
        })}
      >
        {note}
      </a>
    </sup>
  );
}

function MarkCell({ row, browser }: { readonly row: ComparisonRow; readonly browser: ComparedBrowser }) {
  const { i18n } = useLingui();
  const mark = markOf(row, browser);
  const words = i18n._(markTexts[mark]);
  return (
    <td data-browser={browser}>
      <a
        href={`#note-${row.note}`}
        className={styles.mark}
        aria-label={i18n._({
          id: 'compare.markWithNote',
          message: '{mark}, footnote {number}',
          values: { mark: words, number: row.note },
        })}
      >
        <MarkIcon mark={mark} />
        <span className={styles.words}>{words}</span>
      </a>
    </td>
  );
}
