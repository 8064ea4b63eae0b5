import { expect, it } from 'vitest';
import type { MessagingDevice } from '../../../src/domain/device/messaging.ts';
import { memorySite } from '../../support/memory-browser.ts';

it('an app is told what it counts on the page of a purchase', () => {
  const { app, hostApp } = memorySite().browser().tab('/subscriptions/welcome', { inHostApp: true });
  const { tell } = app.get('host');
  tell.openQuestion();
  tell.addEmail();
  expect(hostApp.notified).toEqual([
    { name: 'subscriptionsWelcomeFaqClicked', params: {} },
    { name: 'subscriptionsWelcomeAddEmailClicked', params: {} },
  ]);
});

it.each([
  [['android'], 'backToSettingsActivateSuccess'],
  [['macos', 'ios'], 'backToSettings'],
  [['windows'], 'backToSettings'],
  [['macos', 'windows', 'ios', 'android'], 'backToSettings'],
] as const satisfies [MessagingDevice[], string][])(
  'an app of %s is told by %s that a subscription was activated',
  (devices, name) => {
    const { app, hostApp } = memorySite().browser().tab('/subscriptions/activate', { inHostApp: true });
    hostApp.devices = devices;
    app.get('host').tell.back({ activated: true });
    app.get('host').tell.back({ activated: false });
    expect(hostApp.notified).toEqual([
      { name, params: {} },
      { name: 'backToSettings', params: {} },
    ]);
  },
);
