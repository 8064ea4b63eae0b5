import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { BannerOffer } from '../../../domain/banner/offer.ts';
import { storeLinks } from '../../../domain/download/store-link.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { carrying } from '../downloads/origin-attributes.ts';
import styles from './add-banner.module.css';

/**
 * Offers to add our search and protection to the visitor's browser. The HTML contains every offer; CSS shows the one
 * that a script in the head chooses before the first paint (`first-paint/banner.ts`). Without a script none is shown.
 */
export function AddBanner() {
  const { i18n } = useLingui();
  const close = i18n._({ id: 'home.banner.close', message: 'Close this message' });
  return (
    <aside
      className={styles.banner}
      data-nosnippet
      aria-label={i18n._({ id: 'home.banner.label', message: 'Add to your browser' })}
    >
      <p>
        <Trans
          id="home.banner.extension"
          message="Staying with this browser? Add private search and tracker protection to it, free."
        />{' '}
        <Offer of="firefox">
          <Trans id="home.banner.extension.firefox" message="Add to Firefox" />
        </Offer>
        <Offer of="chrome">
          <Trans id="home.banner.extension.chrome" message="Add from the Chrome Web Store" />
        </Offer>
      </p>
      <button
        type="button"
        className={styles.close}
        data-banner-close
        aria-label={close}
        title={close}
        {...eventAttributes('banner_dismiss', {})}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </aside>
  );
}

function Offer({ of, children }: { readonly of: BannerOffer; readonly children: ReactNode }) {
  const { href, carrier } = storeLinks[of];
  return (
    <a
      data-for={of}
      {...carrying(href, carrier, 'home', 'banner')}
      {...eventAttributes('extension_click', {})}
    >
      {children}
    </a>
  );
}
