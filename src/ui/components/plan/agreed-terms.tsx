import { Trans } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { useLocale } from '../../hooks/use-locale.ts';
import styles from './agreed-terms.module.css';

/**
 * The terms that a subscriber agrees to, beside the button that starts a purchase, and the right of withdrawal with
 * where it applies.
 */
export function AgreedTerms() {
  const locale = useLocale();
  return (
    <div className={styles.agreed}>
      <p>
        <Trans
          id="pro.agreed.agree"
          message="By subscribing, you agree to the <0>terms of use</0> and the <1>subscription’s privacy policy and terms</1>."
          components={{
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            0: <a href={pathIn(locale, '/terms')} />,
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            1: <a href={pathIn(locale, '/pro/privacy-terms')} />,
          }}
        />
      </p>
      <p>
        <Trans
          id="pro.agreed.withdraw"
          message="In the EU and the UK you have a <0>right of withdrawal</0>."
          components={{
            // biome-ignore lint/a11y/useAnchorContent: its text is in the message
            0: <a href={pathIn(locale, '/withdrawal')} />,
          }}
        />
      </p>
    </div>
  );
}
