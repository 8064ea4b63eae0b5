import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Column {
  readonly id: string;
  /** Words alone: where there is no room for columns, they stand in each cell. */
  readonly head: MessageDescriptor | string;
  /** Figures stand at the end, so that their digits are under each other. */
  readonly align?: 'start' | 'end';
}

interface Row {
  readonly id: string;
  readonly head: ReactNode;
  /** One for each column but the first. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  /** Begins the ids of caption and footnotes; unique on the page. */
  readonly id: string;
  /** Names the table, and says what it compares. */
  readonly caption: ReactNode;
  /** The first names the rows. */
  readonly columns: readonly [Column, ...Column[]];
  readonly rows: readonly Row[];
  /** What it does where the screen is too narrow; `wrap` is for three columns of a few words. */
  readonly narrow?: 'scroll' | 'wrap';
  /** Footnotes in the order of their numbers; a `NoteMark` in a cell leads to its own. */
  readonly notes?: readonly ReactNode[];
}

/**
 * A table of data. Where the screen is too narrow it scrolls by itself, with the names of the rows in view, by finger or
 * by arrow keys, or its words wrap; where large text leaves no room for columns, each cell is a line of its own.
 */
export function Table({ id, caption, columns, rows, narrow = 'scroll', notes = [] }: TableProps) {
  const { i18n } = useLingui();
  const named = columns.map((column) => ({
    ...column,
    name: typeof column.head === 'string' ? column.head : i18n._(column.head),
  }));
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse */}
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

/** The raised number in a cell that leads to a footnote of the table with this id. */
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
