import { Trans } from '@lingui/react';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { PhoneRow } from '../images/phone-row.tsx';
import { ClearButton } from '../images/screens/clear-button.tsx';
import { SearchResults } from '../images/screens/search-results.tsx';
import { TrackerPanel } from '../images/screens/tracker-panel.tsx';
import { Vpn } from '../images/screens/vpn.tsx';
import styles from './press-screens.module.css';

/** Four of our own screens. `data-press-kit` is the name under which the build adds each to the press kit. */
export function PressScreens() {
  return (
    <div className={styles.screens}>
      <figure data-press-kit="search-results">
        <BrowserFrame
          tab={
            <>
              <Trans id="screens.address.typed" message="when do duckl" />…
            </>
          }
          narrow={<SearchResults on="narrow" />}
        >
          <SearchResults on="desktop" />
        </BrowserFrame>
        <figcaption className={styles.caption}>
          <Trans id="company.press.screens.search" message="Private search on a computer" />
        </figcaption>
      </figure>
      <PhoneRow labelledBy="screens-title">
        <figure data-press-kit="blocked-trackers">
          <PhoneFrame address="news.example">
            <TrackerPanel on="phone" />
          </PhoneFrame>
          <figcaption className={styles.caption}>
            <Trans id="company.press.screens.trackers" message="Trackers stopped on a page" />
          </figcaption>
        </figure>
        <figure data-press-kit="clear-button">
          <PhoneFrame address="news.example">
            <ClearButton on="phone" />
          </PhoneFrame>
          <figcaption className={styles.caption}>
            <Trans id="company.press.screens.clear" message="One button clears everything" />
          </figcaption>
        </figure>
        <figure data-press-kit="vpn">
          <PhoneFrame>
            <Vpn on="phone" />
          </PhoneFrame>
          <figcaption className={styles.caption}>
            <Trans id="company.press.screens.vpn" message="The VPN in the subscription" />
          </figcaption>
        </figure>
      </PhoneRow>
    </div>
  );
}
