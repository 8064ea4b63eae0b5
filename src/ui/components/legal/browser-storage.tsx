import { Trans } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { type RecordKind, type RecordRow, recordTable } from '../../../application/known/record-table.ts';
import { cookieLifetimeDays } from '../../../application/ports/cookie-jar.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import styles from './browser-storage.module.css';
import { RecordEnd } from './record-end.tsx';
import { recordPurposes } from './record-purposes.ts';

/**
 * Everything our pages store in a browser and for how long, made from the table that the code itself uses. Each kind is
 * listed once.
 */
export function BrowserStorage() {
  const kinds = Object.entries(recordPurposes) as [RecordKind, (typeof recordPurposes)[RecordKind]][];
  return (
    <div className={styles.stored}>
      <FactList shape="stacked">
        {kinds.map(([kind, purpose]) => (
          <Fact key={kind} name={createElement(Trans, purpose)}>
            {endOfKind(
              kind,
              recordTable.find((row) => row.kind === kind),
            )}
          </Fact>
        ))}
      </FactList>
    </div>
  );
}

function endOfKind(kind: RecordKind, row: RecordRow | undefined): ReactNode {
  if (kind === 'setting') {
    return (
      <Trans
        id="legal.storage.settings.life"
        message="One cookie for each setting. It lasts {days} days after you change the setting."
        values={{ days: cookieLifetimeDays }}
      />
    );
  }
  if (kind === 'experiment') {
    return (
      <Trans
        id="legal.storage.variant.life"
        message="Until you close the tab; for comparisons that run over several visits, until you delete it."
      />
    );
  }
  return row && <RecordEnd row={row} />;
}
