import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import { Nest } from '../images/nest.tsx';
import { Section } from '../parts/section.tsx';
import styles from './keep-table.module.css';
import { type KeepText, keptLines, marketText, notKept } from './keep-texts.ts';

const kept: MessageDescriptor = { id: 'home.keep.kept', message: 'Do we keep it?' };

/** A summary of what is kept and what is not, made from the table of records. */
export function KeepTable() {
  return (
    <Section
      id="keep"
      title={<Trans id="home.keep.title" message="What we keep, and what we don’t" />}
      intro={
        <Trans
          id="home.keep.intro"
          message="Line by line: what we keep, what we do not, and why. If something changes, this table changes first."
        />
      }
      share="own"
      beside={<Nest className={styles.nest} />}
      below={<Kept />}
    />
  );
}

function Kept() {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="home.keep.what" message="What it is" />
          </th>
          <th scope="col">{i18n._(kept)}</th>
        </tr>
      </thead>
      <tbody>
        {notKept.map((text) => (
          <Row key={text.what.id} isKept={false} text={text} />
        ))}
        {Object.entries(keptLines).map(([line, text]) => (
          <Row key={line} isKept={line !== 'attempts'} text={text} />
        ))}
        <Row isKept text={marketText} />
      </tbody>
    </table>
  );
}

function Row({ isKept, text: { what, why } }: { readonly isKept: boolean; readonly text: KeepText }) {
  const { i18n } = useLingui();
  return (
    <tr>
      <th scope="row">
        {createElement(Trans, what)}
        <span className={styles.why}>{createElement(Trans, why)}</span>
      </th>
      <td data-column={i18n._(kept)}>
        <span className={isKept ? styles.yes : styles.no}>
          {isKept ? <Trans id="home.keep.yes" message="Yes" /> : <Trans id="home.keep.no" message="No" />}
        </span>
      </td>
    </tr>
  );
}
