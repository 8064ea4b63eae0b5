import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { hydrateIsland, type IslandProps } from '../../../src/ui/islands/hydrate-island.tsx';
import { LiveSettings } from '../../../src/ui/islands/live-settings.tsx';
import { memorySite } from '../../support/memory-browser.ts';

let takeOff: () => void = () => undefined;

// It answers clicks anywhere in the document, which other files' tests share.
afterEach(() => flushSync(takeOff));

function SettingsForATest({ app }: IslandProps) {
  const [isThere, setThere] = useState(true);
  takeOff = () => setThere(false);
  return isThere ? <LiveSettings app={app} /> : null;
}

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
  await hydrateIsland(place, SettingsForATest, { app, i18n, locale: 'en' });
  expect(advertisements?.checked).toBe(false);
  expect(cookies.read('k1')).toBe('-1');
});
