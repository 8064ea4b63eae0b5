import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type DownloadName, downloadLink } from '../../../domain/download/downloads.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { carrying } from '../downloads/origin-attributes.ts';
import { type ButtonKind, ButtonLink } from '../parts/button.tsx';
import { ownPlatform } from './own-platform.ts';
import styles from './step.module.css';

interface Way {
  readonly download: DownloadName;
  readonly label: MessageDescriptor;
}

/** The one download for each platform that our browser supports. */
const ways = {
  windows: {
    download: 'windows',
    label: { id: 'welcome.first.windows', message: 'Download for Windows' },
  },
  macos: { download: 'mac', label: { id: 'welcome.first.mac', message: 'Download for Mac' } },
  ios: { download: 'appStore', label: { id: 'welcome.first.ios', message: 'Get it on the App Store' } },
  android: {
    download: 'googlePlay',
    label: { id: 'welcome.first.android', message: 'Get it on Google Play' },
  },
} as const satisfies Record<string, Way>;

/** The browser, in which everything that was bought is switched on. Not shown in that browser itself. */
export function FirstStep({ kind }: { readonly kind: ButtonKind }) {
  const { i18n } = useLingui();
  const { locale, name } = usePage();
  const platform = ownPlatform();
  const way = platform === null ? null : ways[platform];
  const link = way === null ? null : downloadLink(way.download);
  if (document.documentElement.dataset['platform'] === 'app') return null;
  return (
    <section className={styles.section} aria-labelledby="first-step">
      <div className={styles.words}>
        <h2 id="first-step" className={styles.title}>
          <Trans
            id="welcome.first.title"
            message="First, get the {brand} browser"
            values={{ brand: brand.name }}
          />
        </h2>
        <p>
          <Trans
            id="welcome.first.text"
            message="It’s free, and it’s where you turn on everything your subscription includes. Open it, choose Settings and {brand} Pro, and sign in there."
            values={{ brand: brand.name }}
          />
        </p>
      </div>
      <div className={styles.actions}>
        {way !== null && link !== null && (
          <ButtonLink
            kind={kind}
            {...carrying(link.href, link.carrier, name, 'welcome')}
            {...eventAttributes('download_click', { download: platform ?? 'windows' })}
          >
            {i18n._(way.label)}
          </ButtonLink>
        )}
        <ButtonLink
          kind={way === null ? kind : 'quiet'}
          href={pathIn(locale, '/app/devices')}
          {...eventAttributes('cta_click', { cta: 'download-all-devices' })}
        >
          <Trans id="welcome.first.all" message="All devices and stores" />
        </ButtonLink>
      </div>
    </section>
  );
}
