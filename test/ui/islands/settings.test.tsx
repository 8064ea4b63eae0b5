import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland, type IslandProps } from '../../../src/ui/islands/hydrate-island.tsx';
import { LiveSettings } from '../../../src/ui/islands/live-settings.tsx';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';

let takeOff: () => void = () => undefined;

// These tests wait for what is shown. Other files' tests, which share this setting, have React wait for `act` instead.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterEach(() => {
  // It answers clicks anywhere in the document, which other files' tests share.
  flushSync(takeOff);
  vi.unstubAllGlobals();
});

function SettingsForATest(props: IslandProps) {
  const [isThere, setThere] = useState(true);
  takeOff = () => setThere(false);
  return isThere ? <LiveSettings {...props} /> : null;
}

/** The page of settings as a visitor gets it, and what makes it live. */
function staticSettings(app: IslandProps['app'], locale: IslandProps['locale'] = 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <I18nProvider i18n={i18n}>
      <LiveSettings app={app} locale={locale} />
    </I18nProvider>,
  );
  return { place, start: () => hydrateIsland(place, SettingsForATest, { app, i18n, locale }) };
}

it('a switch that was pressed before its code was there stays as pressed from the first moment on', async () => {
  const { app, cookies } = memorySite().browser().tab('/settings');
  const { place, start } = staticSettings(app);
  const advertisements = place.querySelector<HTMLInputElement>('#setting-k1');
  advertisements?.click();
  expect(advertisements?.checked).toBe(false);
  await start();
  expect(advertisements?.checked).toBe(false);
  expect(cookies.read('k1')).toBe('-1');
});

it('the address that brings the settings along leads to the home page in the language of this one', async () => {
  const { app } = memorySite().browser().tab('/de/settings');
  await app.get('settings').changeSetting.execute('k1', '-1');
  const { place, start } = staticSettings(app, 'de');
  await start();
  const link = () => place.querySelector<HTMLAnchorElement>('a[href*="k1="]');
  await comesTrue(() => expect(link()?.pathname).toBe('/de'));
});

it('settings that were loaded where no cookie is kept are said not to be kept', async () => {
  const passphrase = 'a passphrase of five words';
  const { app, cookies } = memorySite().browser().tab('/settings');
  const { changeSetting, resetSettings, saveSettings, settings } = app.get('settings');
  await changeSetting.execute('kt', 'v');
  await saveSettings.execute(passphrase);
  await changeSetting.execute('kbl', '-1');
  await resetSettings.execute();
  const { place, start } = staticSettings(app);
  await start();
  cookies.write = () => undefined;
  const field = place.querySelector<HTMLInputElement>('#passphrase');
  if (field !== null) field.value = passphrase;
  [...place.querySelectorAll('button')]
    .find((button) => button.textContent === 'Load saved settings')
    ?.click();

  await comesTrue(() => expect(place.textContent).toContain('This browser doesn’t keep cookies.'));
  expect(settings.current.kept.kt).toBe('v');
  expect(cookies.read('kt')).not.toBe('v');
  expect(place.textContent).not.toContain('Loaded.');
});

it('saving in the cloud again leaves what the address brings as it was: nobody chose that', async () => {
  const { world, browser } = memorySite();
  const { app, location } = browser().tab('/settings');
  const { changeSetting, saveSettings, settings } = app.get('settings');
  const { place, start } = staticSettings(app);
  await start();
  await changeSetting.execute('ks', 'm');
  await saveSettings.execute('a passphrase of five words');
  location.assign(new URL('/settings?k9=b&kae=d', location.current()));
  settings.refresh();
  const { shown } = settings.current;
  expect(shown).toMatchObject({ k9: 'b', kae: 'd' });

  world.network.failNext('saveSettings', 'request_lost');
  place.querySelector<HTMLInputElement>('#setting-k1')?.click();
  const again = () =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === 'Save in the cloud again');
  await comesTrue(() => expect(again()).toBeTruthy());
  again()?.click();
  await comesTrue(() => expect(place.textContent).toContain('Saved in this browser and in the cloud.'));
  expect(settings.current.shown).toEqual({ ...shown, k1: '-1' });
  expect(place.textContent).toContain('The address of this page brings settings with it.');
});
