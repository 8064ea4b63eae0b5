import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../src/application/app.ts';
import { tooMany } from '../../../src/domain/failure.ts';
import type { Locale } from '../../../src/domain/locale/locale.ts';
import { failure } from '../../../src/domain/result.ts';
import { ManagePage } from '../../../src/ui/components/manage/manage-page.tsx';
import { LivePlanOffer } from '../../../src/ui/islands/live-plan-offer.tsx';
import { LiveRestorationCode } from '../../../src/ui/islands/live-restoration-code.tsx';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { press, render, settle } from '../support/render.tsx';

/** What an account may do only so often: where its owner is, the use-case, and what is pressed, in English and German. */
interface Bounded {
  readonly address: string;
  readonly refuse: (app: App) => unknown;
  /** `false`: the subscription was cancelled. */
  readonly renews?: boolean;
  readonly presses: Readonly<Record<'en' | 'de', readonly string[]>> | 'the form';
}

const refused = () => vi.fn().mockResolvedValue(failure(tooMany(3 * 3_600_000)));
const manage = '/subscriptions/manage';

const bounded: Readonly<Record<string, Bounded>> = {
  'a cancellation': {
    address: manage,
    refuse: (app) => Object.assign(app.get('subscription').setRenewal, { execute: refused() }),
    presses: {
      en: ['Cancel subscription', 'Yes, cancel my subscription'],
      de: ['Abo kündigen', 'Ja, Abo kündigen'],
    },
  },
  'taking a cancellation back': {
    address: manage,
    refuse: (app) => Object.assign(app.get('subscription').setRenewal, { execute: refused() }),
    renews: false,
    presses: { en: ['Keep my subscription'], de: ['Abo behalten'] },
  },
  'the portal': {
    address: manage,
    refuse: (app) => Object.assign(app.get('subscription').openPortal, { execute: refused() }),
    presses: { en: ['Manage payment'], de: ['Zahlung verwalten'] },
  },
  'an export': {
    address: manage,
    refuse: async (app) => Object.assign((await app.load('data')).exportAccountData, { execute: refused() }),
    presses: { en: ['Download my data'], de: ['Meine Daten herunterladen'] },
  },
  'a recovery key': {
    address: manage,
    refuse: (app) => Object.assign(app.get('account').makeRecoveryKey, { execute: refused() }),
    presses: { en: ['Make my recovery key'], de: ['Schlüssel erstellen'] },
  },
  'a restoration code': {
    address: '/identity-theft-restoration',
    refuse: (app) => Object.assign(app.get('subscription').issueRestorationCode, { execute: refused() }),
    presses: 'the form',
  },
  'a checkout': {
    address: '/pro',
    refuse: async (app) => Object.assign((await app.load('purchase')).startCheckout, { execute: refused() }),
    presses: 'the form',
  },
};

function pageOf(address: string, app: App, locale: Locale) {
  const root = document.createElement('html');
  if (address === manage) return <ManagePage />;
  if (address === '/pro') return <LivePlanOffer app={app} locale={locale} root={root} />;
  return <LiveRestorationCode app={app} locale={locale} root={root} />;
}

// What the page loads late is there, as after the first visit.
beforeAll(() =>
  Promise.all([
    import('../../../src/ui/components/recovery/recovery-key-card.tsx'),
    import('../../../src/ui/components/manage/delete-form.tsx'),
    import('../../../src/ui/components/manage/own-plan.tsx'),
  ]),
);

describe.each(['en', 'de'] as const)('what an account did too often just now (%s)', (locale) => {
  it.each(Object.entries(bounded))(
    'says how long to wait: %s',
    async (_, { address, refuse, renews, presses }) => {
      const site = memorySite();
      const tab = await signedInAs(site, site.browser().tab(address), 'ada@example.com');
      const [account = ''] = Object.keys(site.world.auth.state.accounts);
      if (address !== '/pro') site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', 0);
      if (renews === false) await tab.app.get('subscription').setRenewal.execute(false);
      await refuse(tab.app);
      const page = await render(pageOf(address, tab.app, locale), { app: tab.app, locale });
      await settle();
      if (presses === 'the form') await act(async () => page.querySelector('form')?.requestSubmit());
      else for (const text of presses[locale]) await press(page, text);
      await settle();
      const told = [...page.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join();
      expect(told).toContain({ en: 'Too many attempts.', de: 'Zu viele Versuche.' }[locale]);
      expect(told).toContain({ en: 'please wait 3 hours', de: '3 Stunden' }[locale]);
      expect(told).not.toMatch(/whether|Wir wissen nicht/);
    },
  );
});
