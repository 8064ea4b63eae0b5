import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { type SearchTheme, searchThemes, themeCodes } from '../../../domain/settings/search-themes.ts';
import searchTheme from '../../first-paint/search-theme.ts?inline-script';
import { PageHead } from '../parts/page-head.tsx';
import { ThemeImage } from './theme-image.tsx';
import styles from './theme-page.module.css';

const themes: Readonly<
  Record<SearchTheme, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  system: {
    name: { id: 'settings.theme.system', message: 'Same as device' },
    about: {
      id: 'settings.theme.system.about',
      message: 'Light by day and dark by night, if that is how your device is set.',
    },
  },
  light: {
    name: { id: 'settings.theme.light', message: 'Light' },
    about: { id: 'settings.theme.light.about', message: 'Dark text on white.' },
  },
  dark: {
    name: { id: 'settings.theme.dark', message: 'Dark' },
    about: { id: 'settings.theme.dark.about', message: 'Light text on dark gray, for the evening.' },
  },
  contrast: {
    name: { id: 'settings.theme.contrast', message: 'Contrast' },
    about: { id: 'settings.theme.contrast.about', message: 'Bright colors on black, easier to tell apart.' },
  },
  retro: {
    name: { id: 'settings.theme.retro', message: 'Retro' },
    about: { id: 'settings.theme.retro.about', message: 'Gray, navy and Times, as the web once was.' },
  },
  terminal: {
    name: { id: 'settings.theme.terminal', message: 'Terminal' },
    about: { id: 'settings.theme.terminal.about', message: 'Green on black.' },
  },
};
const ofSite = ['system', 'light', 'dark'] as const satisfies readonly SearchTheme[];
const ofSearch = ['contrast', 'retro', 'terminal'] as const satisfies readonly SearchTheme[];

/**
 * Every theme as an image of itself. A click selects it; without a script the click leads to the settings, which show
 * it and pass it on to searches.
 */
export function ThemePage({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.page} data-theme-codes={themeCodes.join(' ')}>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? searchTheme : '' }} />
      <PageHead
        title={<Trans id="settings.theme.title" message="Choose a theme" />}
        lead={
          <>
            <span className={styles.scriptless}>
              <Trans
                id="settings.theme.scriptless"
                message="Without JavaScript, our pages follow your device’s setting. Choosing a theme opens the settings, where you can preview it and bookmark it for your searches."
              />
            </span>
            <span>
              <Trans
                id="settings.theme.lead"
                message="It applies at once, here and in search, and is kept in cookies in this browser."
              />
            </span>
          </>
        }
      />
      <p role="status" className={styles.kept}>
        <span hidden data-theme-kept="here">
          <Trans id="settings.theme.kept" message="Saved in this browser." />
        </span>
        <span hidden data-theme-kept="refused">
          <Trans
            id="settings.theme.refused"
            message="This browser doesn’t keep cookies, so the theme applies to this page only."
          />
        </span>
      </p>
      <Themes
        locale={locale}
        id="site"
        title={<Trans id="settings.theme.site" message="For the site and for search" />}
        of={ofSite}
      />
      <Themes
        locale={locale}
        id="search"
        title={<Trans id="settings.theme.search" message="Colors for search" />}
        of={ofSearch}
      />
      <p className={styles.more}>
        <a href={pathIn(locale, '/settings#appearance')}>
          <Trans id="settings.theme.more" message="Choose each color and font yourself" />
        </a>
      </p>
    </div>
  );
}

interface ThemesProps {
  readonly locale: Locale;
  readonly id: string;
  readonly title: ReactNode;
  readonly of: readonly SearchTheme[];
}

function Themes({ locale, id, title, of }: ThemesProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul role="list" className={styles.themes}>
        {of.map((theme) => (
          <li key={theme}>
            <a
              className={styles.theme}
              href={`${pathIn(locale, '/settings')}?${new URLSearchParams(theme === 'system' ? { kae: '' } : { ...searchThemes[theme] })}`}
              data-search-theme={theme}
            >
              <ThemeImage theme={theme} />
              <span className={styles.name}>{i18n._(themes[theme].name)}</span>
              <span className={styles.about}>{i18n._(themes[theme].about)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
