import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import type { RecordPlace } from '../../../application/ports/browser-records.ts';
import { buttonClass } from '../parts/button.tsx';
import styles from './known-page.module.css';

const places: Readonly<Record<RecordPlace, ReactNode>> = {
  local: <Trans id="known.place.local" message="Storage of this site" />,
  session: <Trans id="known.place.session" message="Storage of this tab" />,
  cookie: <Trans id="known.place.cookie" message="Cookie" />,
};

interface RecordItemProps {
  readonly id: string;
  readonly place: RecordPlace | null;
  readonly name: string;
  readonly what: ReactNode;
  readonly end: ReactNode;
  readonly cost: MessageDescriptor | null;
  /** Shown in place of the stored value; null to show the value itself. */
  readonly instead: ReactNode;
}

/**
 * Something that our pages may store. `boot/known-panel.ts` moves it to the list of stored records, fills in the stored
 * value, and handles its button.
 */
export function RecordItem({ id, place, name, what, end, cost, instead }: RecordItemProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.record} data-record={id}>
      <h3 id={`what-${id}`} className={styles.what} data-what="">
        {what}
      </h3>
      <p className={styles.end}>
        {end} {place !== null && <>{places[place]}: </>}
        <code data-name="">{name}</code>
      </p>
      <div className={styles.present} data-present="" hidden>
        {instead === null ? (
          <code
            className={styles.value}
            data-value=""
            data-empty={i18n._({ id: 'known.empty', message: '(empty)' })}
          />
        ) : (
          <p className={styles.end}>{instead}</p>
        )}
        {cost !== null && <p className={styles.end}>{createElement(Trans, cost)}</p>}
      </div>
      <button
        type="button"
        id={`forget-${id}`}
        className={`${buttonClass('secondary')} ${styles.forget}`}
        aria-labelledby={`forget-${id} what-${id}`}
        data-forget=""
        hidden
      >
        <Trans id="known.forget" message="Forget" />
      </button>
    </li>
  );
}
