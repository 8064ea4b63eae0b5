import { Trans } from '@lingui/react';
import { Notice } from '../parts/notice.tsx';
import styles from './return-notice.module.css';

/**
 * For visitors who return from the card page without buying: says first that nothing was charged. The page contains
 * both notices; `<html data-payment>` selects one, if any.
 */
export function ReturnNotices() {
  return (
    <div className={styles.notices}>
      <div data-payment="cancelled">
        <Notice
          kind="info"
          title={
            <Trans id="pro.return.cancelled" message="You left the payment page. Nothing was charged." />
          }
        >
          <Trans id="pro.return.cancelled.help" message="You can subscribe whenever you like." />
        </Notice>
      </div>
      <div data-payment="declined">
        <Notice
          kind="problem"
          title={<Trans id="pro.return.declined" message="Your card was declined. Nothing was charged." />}
        >
          <Trans
            id="pro.return.declined.help"
            message="Your bank doesn’t tell us why. Try again with a different card, or ask your bank."
          />
        </Notice>
      </div>
    </div>
  );
}
