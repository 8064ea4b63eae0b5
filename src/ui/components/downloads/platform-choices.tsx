import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import type { DownloadName } from '../../../domain/download/downloads.ts';
import type { ShownPlatform } from '../../../domain/download/platform.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import styles from './download-button.module.css';
import { DownloadLink, SystemNeeded } from './download-link.tsx';

interface PlatformChoicesProps {
  /** The buttons' place on their page, as origins name it: letters, digits and periods. */
  readonly place: string;
  /** `secondary` where the page's primary action is another. */
  readonly kind?: 'primary' | 'secondary';
  /** The platforms to leave out. */
  readonly without?: readonly ShownPlatform[];
}

const choices = [
  ['windows', 'windows'],
  ['macos', 'mac'],
  ['ios', 'appStore'],
  ['android', 'googlePlay'],
] as const satisfies readonly (readonly [ShownPlatform, DownloadName])[];

/**
 * The download for the visitor's own platform. The HTML contains every platform's button; CSS shows the one that
 * matches `<html data-platform>` before the first paint (`first-paint/platform.ts`). Without a script all of them are
 * visible.
 */
export function PlatformChoices({ place, kind = 'primary', without = [] }: PlatformChoicesProps) {
  const { locale } = usePage();
  return (
    <ul
      className={`${buttons.row} ${styles.choices} ${kind === 'secondary' ? styles.secondary : ''}`}
      role="list"
    >
      {choices
        .filter(([platform]) => !without.includes(platform))
        .map(([platform, download]) => (
          <li key={platform} data-for={platform}>
            <DownloadLink download={download} place={place} kind="primary" />
            <span className={styles.needs}>
              <SystemNeeded download={download} />
            </span>
          </li>
        ))}
      {!without.includes('app') && (
        <li data-for="app">
          <ButtonLink
            kind="secondary"
            href={pathIn(locale, '/app/devices')}
            {...eventAttributes('cta_click', { cta: 'download-more-devices' })}
          >
            <Trans id="downloads.button.app" message="Get it on your other devices" />
          </ButtonLink>
          <span className={styles.needs}>
            <Trans
              id="downloads.button.app.note"
              message="You’re using {name} right now."
              values={{ name: brand.name }}
            />
          </span>
        </li>
      )}
      {!without.includes('other') && (
        <li data-for="other old">
          <ButtonLink
            kind="primary"
            href={pathIn(locale, '/app/no-support')}
            {...eventAttributes('cta_click', { cta: 'download-no-support' })}
          >
            <Trans id="downloads.button.other" message="See what works on this device" />
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
