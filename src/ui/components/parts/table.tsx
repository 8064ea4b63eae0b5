import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Column {
  readonly id: string;
  /** Text only; shown in each cell where there is no room for columns. */
  readonly head: MessageDescriptor | string;
  /** Figures are right-aligned, so that their digits line up. */
  readonly align?: 'start' | 'end';
}

interface Row {
  readonly id: string;
  readonly head: ReactNode;
  /** One for each column except the first. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  /** Prefix of the ids of caption and footnotes; unique on the page. */
  readonly id: string;
  /** Names the table, and says what it compares. */
  readonly caption: ReactNode;
  /** The first column names the rows. */
  readonly columns: readonly [Column, ...Column[]];
  readonly rows: readonly Row[];
  /** What it does on a screen that is too narrow; `wrap` is for three columns of a few words. */
  readonly narrow?: 'scroll' | 'wrap';
  /** Footnotes in the order of their numbers; a `NoteMark` in a cell links to one. */
  readonly notes?: readonly ReactNode[];
}

/**
 * A data table. On a narrow screen it scrolls, by touch or arrow keys, with the rows' names in view, or its text wraps.
 * Where the text is too large for columns, each cell is on a line of its own.
 */
export function Table({ id, caption, columns, rows, narrow = 'scroll', notes = [] }: TableProps) {
  const { i18n } = useLingui();
  const named = columns.map((column) => ({
    ...column,
    name: typeof column.head === 'string' ? column.head : i18n._(column.head),
  }));
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section className={styles.scroller} aria-labelledby={`${id}-caption`} tabIndex={0}>
        <table className={`${styles.table} ${styles[narrow]}`}>
          <caption className={styles.caption}>
            <span id={`${id}-caption`} className={styles.captionText}>
              {caption}
            </span>
          </caption>
          <thead>
            <tr>
              {named.map((column) => (
                <th key={column.id} scope="col" className={alignment(column)}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.head}</th>
                {named.slice(1).map((column, place) => (
                  <td key={column.id} className={alignment(column)} data-column={column.name}>
                    {row.cells[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a footnote is its number
            <li key={place} id={`${id}-note-${place + 1}`}>
              {note}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The superscript number in a cell that links to a footnote of the table with this id. */
export function NoteMark({ table, number }: { readonly table: string; readonly number: number }) {
  return (
    <sup className={styles.mark}>
      <a href={`#${table}-note-${number}`}>{number}</a>
    </sup>
  );
}

function alignment({ align }: Column): string | undefined {
  return align === 'end' ? styles.end : undefined;
}
