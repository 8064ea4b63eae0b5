import { expect, it } from 'vitest';
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
