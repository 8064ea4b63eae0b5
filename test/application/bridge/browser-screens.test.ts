import { expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';

function inBrowser(platform: string, messages: readonly string[], switches = {}) {
  const address = '/pro?origin=home_google_trial';
  const page = memorySite().browser().tab(address, { hasBridge: true });
  page.hostBridge.platform = platform;
  page.hostBridge.handshakeAnswer = { value: messages };
  page.hostBridge.configAnswer = { value: switches };
  return { ...page, screens: page.app.get('bridge').screens };
}

it('the screens of a browser are those that it names, and its settings where it hears of them', async () => {
  const apple = ['openSubscriptionActivation', 'openSubscriptionPurchase'] as const;
  const { screens } = inBrowser('macos', apple);
  expect(screens.current).toEqual([]);
  await screens.ask();
  expect([...screens.current].sort()).toEqual(['backToSettings', ...apple]);

  const windows = inBrowser('windows', ['subscriptionDetails']).screens;
  await windows.ask();
  expect(windows.current).toEqual([]);
});

it.each([
  [{ useProTier: true }, ['openSubscriptionUpgrade', 'backToSettings']],
  [{ usePaidDuckAi: true }, ['backToSettings']],
])('a higher tier is shown where there is one (%o)', async (switches, shown) => {
  const { screens } = inBrowser('android', ['openSubscriptionUpgrade'], switches);
  await screens.ask();
  expect(screens.current).toEqual(shown);
});

it('a purchase on a screen of the browser is counted under the origin of the visit, and nothing else is', () => {
  const { screens, hostBridge } = inBrowser('ios', []);
  screens.open('openSubscriptionPurchase');
  screens.open('openSubscriptionUpgrade');
  screens.open('openSubscriptionActivation');
  screens.open('backToSettings');
  expect(hostBridge.notified).toEqual([
    { name: 'openSubscriptionPurchase', params: { origin: 'home_google_trial' } },
    { name: 'openSubscriptionUpgrade', params: { origin: 'home_google_trial' } },
    { name: 'openSubscriptionActivation', params: {} },
    { name: 'backToSettings', params: {} },
  ]);
});
