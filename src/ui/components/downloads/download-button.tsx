import { Trans } from '@lingui/react';
import type { DownloadName } from '../../../domain/download/downloads.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import styles from './download-button.module.css';
import { DownloadLink, SystemNeeded } from './download-link.tsx';
import { Started } from './started.tsx';

interface DownloadButtonProps {
  /** Where on its page it stands, as origins name it: letters, digits and periods. */
  readonly place: string;
  /** `secondary` where the page's one amber action is another. */
  readonly kind?: 'primary' | 'secondary';
}

const choices = [
  ['windows', 'windows'],
  ['macos', 'mac'],
  ['ios', 'appStore'],
  ['android', 'googlePlay'],
] as const satisfies readonly (readonly [string, DownloadName])[];

/**
 * The download for the visitor's own platform, and the way to all others. Every platform's button stands in the HTML; CSS shows the
 * one that `<html data-platform>` names before the first paint (`first-paint/platform.ts`). Without a script all of them are shown.
 */
export function DownloadButton({ place, kind = 'primary' }: DownloadButtonProps) {
  const { locale } = usePage();
  return (
    <div className={styles.download}>
      <ul
        className={`${buttons.row} ${styles.choices} ${kind === 'secondary' ? styles.secondary : ''}`}
        role="list"
      >
        {choices.map(([platform, download]) => (
          <li key={platform} data-for={platform}>
            <DownloadLink download={download} place={place} kind="primary" />
            <span className={styles.needs}>
              <SystemNeeded download={download} />
            </span>
          </li>
        ))}
        <li data-for="app">
          <ButtonLink
            kind="secondary"
            href={pathIn(locale, '/app/devices')}
            {...eventAttributes('cta_click', { cta: 'download-more-devices' })}
          >
            <Trans id="downloads.button.app" message="Get it on your other devices" />
          </ButtonLink>
          <span className={styles.needs}>
            <Trans id="downloads.button.app.note" message="You’re using it right now." />
          </span>
        </li>
        <li data-for="other old">
          <ButtonLink
            kind="primary"
            href={pathIn(locale, '/app/no-support')}
            {...eventAttributes('cta_click', { cta: 'download-no-support' })}
          >
            <Trans id="downloads.button.other" message="See what works on this device" />
          </ButtonLink>
        </li>
      </ul>
      <p className={styles.all}>
        <a
          href={pathIn(locale, '/app/devices')}
          {...eventAttributes('cta_click', { cta: 'download-all-devices' })}
        >
          <Trans id="downloads.button.all" message="All devices and stores" />
        </a>
      </p>
      <Started />
    </div>
  );
}
