import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { phoneCode } from '../../../domain/download/phone-code.ts';
import { usePage } from '../../hooks/use-page.ts';
import styles from './phone-code.module.css';

/**
 * A QR code that leads to the page with the download for the phone that scans it. Hidden on phones.
 * `scripts/assets/draw-qr-code.mjs` draws the image; for a visit with an origin the page redraws it (`boot/phone-code.ts`).
 */
export function PhoneCode() {
  const { locale } = usePage();
  const { path, image } = phoneCode('app', locale);
  const { host, pathname } = new URL(path, brand.site);
  return (
    <aside className={styles.code}>
      <img
        className={styles.image}
        src={image}
        width="200"
        height="200"
        loading="lazy"
        alt=""
        data-phone-code={path}
      />
      <p>
        <Trans
          id="downloads.code"
          message="To get it on your phone, scan this code with its camera or open {address} there."
          values={{ address: `${host}${pathname}` }}
        />
      </p>
    </aside>
  );
}
