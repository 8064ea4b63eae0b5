import { Trans } from '@lingui/react';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { Lines, ScreenButton } from '../images/screens/pieces.tsx';
import screen from '../images/screens/screens.module.css';
import styles from './warning-screen.module.css';

/** What our browser shows in place of a website on the list of malicious ones. */
export function WarningScreen({ className }: { readonly className: string | undefined }) {
  return (
    <div className={`${screen.place} ${className}`}>
      <BrowserFrame className={screen.large} address="bank-login.example" tab="bank-login.example" warned>
        <path className={styles.ground} d="M0 0h640v364H0z" />
        <path className={styles.sign} d="M320 52l62 108H258z" />
        <path className={styles.mark} d="M320 92v32M320 140v1" />
        <text className={`${screen.title} ${screen.middle}`} x="320" y="204">
          <Trans id="forms.warning.title" message="This website may be dangerous" />
        </text>
        <Lines x={200} y={224} widths={[240, 240, 150]} className={styles.line} />
        <ScreenButton x={220} y={286} width={200}>
          <Trans id="forms.warning.leave" message="Leave this website" />
        </ScreenButton>
      </BrowserFrame>
    </div>
  );
}
