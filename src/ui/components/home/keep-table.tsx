import { Trans } from '@lingui/react';
import { createElement } from 'react';
import { Nest } from '../images/nest.tsx';
import { Section } from '../parts/section.tsx';
import styles from './keep-table.module.css';
import { type KeepText, keptLines, marketText, notKept } from './keep-texts.ts';

/** What is kept and what is not, in short, by the table of records: a comparison is a table. */
export function KeepTable() {
  return (
    <Section
      id="keep"
      width="reading"
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
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="home.keep.what" message="What it is" />
          </th>
          <th scope="col">
            <Trans id="home.keep.kept" message="Do we keep it?" />
          </th>
        </tr>
      </thead>
      <tbody>
        {notKept.map((text) => (
          <Row key={text.what.id} kept={false} text={text} />
        ))}
        {Object.entries(keptLines).map(([line, text]) => (
          <Row key={line} kept={line !== 'attempts'} text={text} />
        ))}
        <Row kept text={marketText} />
      </tbody>
    </table>
  );
}

function Row({ kept, text: { what, why } }: { readonly kept: boolean; readonly text: KeepText }) {
  return (
    <tr>
      <th scope="row">
        {createElement(Trans, what)}
        <span className={styles.why}>{createElement(Trans, why)}</span>
      </th>
      <td>
        <span className={kept ? styles.yes : styles.no}>
          {kept ? <Trans id="home.keep.yes" message="Yes" /> : <Trans id="home.keep.no" message="No" />}
        </span>
      </td>
    </tr>
  );
}
