import { Trans } from '@lingui/react';
import { pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import styles from './download-button.module.css';

/** A link to all other downloads. */
export function AllDownloads() {
  const { locale } = usePage();
  return (
    <p className={styles.all}>
      <a
        href={pathIn(locale, '/app/devices')}
        {...eventAttributes('cta_click', { cta: 'download-all-devices' })}
      >
        <Trans id="downloads.button.all" message="All devices and stores" />
      </a>
    </p>
  );
}
