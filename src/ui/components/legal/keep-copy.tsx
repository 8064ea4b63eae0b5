import { Trans } from '@lingui/react';
import styles from './keep-copy.module.css';

/** How readers can keep a text as it is today. Not shown on the copy itself. */
export function KeepCopy() {
  return (
    <p className={styles.hint}>
      <Trans
        id="legal.benefits.copy"
        message="To keep a copy, print this page in your browser or save it as a PDF from the print window."
      />
    </p>
  );
}
