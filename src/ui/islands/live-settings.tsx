import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { CopyOutcome } from '../../application/settings/cloud-copy.ts';
import type { SettingsView as SettingsOnPage } from '../../application/settings/settings-state.ts';
import type { ThemeView } from '../../application/theme/theme-state.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { searchServiceUrl } from '../../domain/search/service.ts';
import type { SettingCode } from '../../domain/settings/catalogue.ts';
import { settingsJson } from '../../domain/settings/formats.ts';
import { cloudPart, noSettings } from '../../domain/settings/settings.ts';
import { followThemeSwitch } from '../boot/theme-switch.ts';
import { Button } from '../components/parts/button.tsx';
import { Notice } from '../components/parts/notice.tsx';
import type { Choice } from '../components/settings/controls.ts';
import { KeepNotice, type Kept } from '../components/settings/keep-notice.tsx';
import { searchAtBuild } from '../components/settings/search-at-build.ts';
import { SettingsView } from '../components/settings/settings-view.tsx';
import { TakeAlong } from '../components/settings/take-along.tsx';
import { useStream } from '../hooks/use-stream.ts';
import type { IslandProps } from './hydrate-island.tsx';

const nothingKnown: SettingsOnPage = { kept: noSettings, shown: noSettings };
const unknownTheme: ThemeView = { kept: 'system', choice: 'system', shown: 'light' };

/** The settings, once their code has loaded; the first render equals the static page. */
export function LiveSettings({ app, locale }: IslandProps) {
  const feature = app.get('settings');
  const { theme: themeState } = app.get('visit');
  const { kept, shown } = useStream(feature.settings.settings$, () => feature.settings.current, nothingKnown);
  const theme = useStream(themeState.theme$, () => themeState.current, unknownTheme);
  const [last, setLast] = useState<SettingCode | null>(null);
  const [told, setTold] = useState<Kept>(null);
  const [search, setSearch] = useState(searchAtBuild);

  useEffect(() => {
    const address = searchServiceUrl('results', new URL(location.href), false);
    setSearch(new URL(pathIn(locale, address.pathname), address));
    const off = new AbortController();
    const { signal } = off;
    followThemeSwitch(themeState, document, signal);
    // Another tab may have changed them in the meantime.
    document.addEventListener('visibilitychange', () => feature.settings.refresh(), { signal });
    return () => off.abort();
  }, [feature, locale, themeState]);

  const tell = ({ cloud }: CopyOutcome) =>
    setTold(
      feature.settings.isKept
        ? ({ off: 'here', saved: 'cloud', failed: 'cloud-failed', deleted: 'cloud-deleted' }[cloud] as Kept)
        : 'refused',
    );
  const choose = async ({ code, value }: Choice) => {
    setLast(code);
    const changed = await feature.changeSetting.execute(code, value);
    if (changed.ok) tell(changed.value);
  };
  const takeOver = async (json: string) => {
    const imported = await feature.importSettings.execute(json);
    if (imported.ok) tell(imported.value);
  };
  const carried = settingsJson(cloudPart(shown));
  return (
    <SettingsView
      shown={shown}
      theme={theme.shown}
      last={last}
      onChoice={choose}
      notes={<KeepNotice kept={told} onRetry={async () => tell(await feature.cloudCopy.update())} />}
      carried={
        carried !== settingsJson(cloudPart(kept)) && (
          <Notice
            kind="info"
            title={
              <Trans id="settings.carried" message="The address of this page brings settings with it." />
            }
            actions={
              <Button onClick={() => takeOver(carried)}>
                <Trans id="settings.carried.keep" message="Keep them" />
              </Button>
            }
          >
            <Trans
              id="settings.carried.help"
              message="This page shows them. They are not kept in this browser yet."
            />
          </Notice>
        )
      }
    >
      <TakeAlong feature={feature} settings={shown} search={search} onKept={tell} />
    </SettingsView>
  );
}
