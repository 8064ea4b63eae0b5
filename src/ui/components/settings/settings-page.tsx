import { Trans, useLingui } from '@lingui/react';
import { noSettings } from '../../../domain/settings/settings.ts';
import firstPaint from '../../first-paint/settings-page.ts?inline-script';
import { PageHead } from '../parts/page-head.tsx';
import { KeepNotice } from './keep-notice.tsx';
import { searchAtBuild } from './search-at-build.ts';
import styles from './settings-page.module.css';
import { SettingsView, tabs } from './settings-view.tsx';
import { TakeAlong } from './take-along.tsx';

/**
 * Every setting of search and site. What is below the head is an island, which starts by itself for visitors who have
 * changed a setting.
 */
export function SettingsPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.page}>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaint : '' }} />
      <PageHead
        title={<Trans id="settings.title" message="Settings" />}
        lead={
          <Trans
            id="settings.lead"
            message="How search looks and works for you. You don’t need an account. <0>Changes apply at once and are kept in cookies in this browser.</0>"
            components={{ 0: <span className={styles.scripted} /> }}
          />
        }
      />
      <nav className={styles.nav} aria-label={i18n._({ id: 'settings.nav', message: 'On this page' })}>
        {tabs.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {i18n._(title)}
          </a>
        ))}
        <a href="#save" className={styles.scripted}>
          <Trans id="settings.nav.save" message="Save and share" />
        </a>
      </nav>
      <div data-island="settings" data-island-for="settings">
        <SettingsView
          shown={noSettings}
          theme="light"
          last={null}
          onChoice={nothing}
          carried={false}
          notes={<KeepNotice kept={null} onRetry={nothing} />}
        >
          <TakeAlong feature={null} settings={noSettings} search={searchAtBuild} onKept={nothing} />
        </SettingsView>
      </div>
    </div>
  );
}

function nothing(): void {}
