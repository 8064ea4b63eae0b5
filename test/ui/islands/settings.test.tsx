import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydrateIsland } from '../../../src/ui/islands/hydrate-island.tsx';
import { LiveSettings } from '../../../src/ui/islands/live-settings.tsx';
import { memorySite } from '../../support/memory-browser.ts';

it('a switch that was pressed before its code was there stays as pressed from the first moment on', async () => {
  const { app, cookies } = memorySite().browser().tab('/settings');
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    <I18nProvider i18n={i18n}>
      <LiveSettings app={app} />
    </I18nProvider>,
  );
  const advertisements = place.querySelector<HTMLInputElement>('#setting-k1');
  advertisements?.click();
  expect(advertisements?.checked).toBe(false);
  await hydrateIsland(place, LiveSettings, { app, i18n, locale: 'en' });
  expect(advertisements?.checked).toBe(false);
  expect(cookies.read('k1')).toBe('-1');
});
