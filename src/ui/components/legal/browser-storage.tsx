import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { cookieLifetimeDays } from '../../../application/ports/cookie-jar.ts';
import {
  type StoredEntry,
  type StoredKey,
  storedEntries,
} from '../../../application/ports/key-value-store.ts';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';
import styles from './legal-blocks.module.css';

const minute = 60;
const day = 86_400;

/** What each stored entry is for. An entry without a word here does not compile. */
const purposes: Readonly<Record<StoredKey, MessageDescriptor>> = {
  session: { id: 'legal.storage.session', message: 'Your sign-in' },
  legacySession: {
    id: 'legal.storage.legacySession',
    message: 'Your sign-in, in older versions of our apps',
  },
  pendingAuthorization: { id: 'legal.storage.pending', message: 'A sign-in or purchase that has begun' },
  sentPasscode: {
    id: 'legal.storage.passcode',
    message: 'The address that we have sent a code to, until you type the code',
  },
  checkoutAttempt: {
    id: 'legal.storage.checkout',
    message: 'The payment you have started, so that you cannot pay twice',
  },
  recoveryKey: {
    id: 'legal.storage.recoveryKey',
    message: 'Whether you were shown a recovery key and have saved it, but not the key itself',
  },
  unusedAccount: {
    id: 'legal.storage.unused',
    message: 'That you have begun to subscribe and have no subscription yet',
  },
  origin: {
    id: 'legal.storage.origin',
    message: 'Which of our campaigns brought you here, because some come with a longer free trial',
  },
  viewCount: {
    id: 'legal.storage.viewCount',
    message: 'How many of our pages you have opened during this visit, up to ten',
  },
  bannerClosed: { id: 'legal.storage.banner', message: 'That you closed a banner' },
  audience: {
    id: 'legal.storage.audience',
    message: 'Whether you can be shown the other version of a page that we are comparing',
  },
  market: { id: 'legal.storage.market', message: 'Which prices apply where you are' },
  languageHint: {
    id: 'legal.storage.languageHint',
    message: 'That you closed the hint about another language',
  },
  cloudKey: { id: 'legal.storage.cloudKey', message: 'The key to the settings you have saved with us' },
};

/** Everything our pages put into a browser and for how long, by the tables that the code itself goes by. */
export function BrowserStorage() {
  return (
    <div className={styles.stored}>
      <FactList shape="stacked">
        <Fact
          name={<Trans id="legal.storage.settings" message="Settings that you change, such as the theme" />}
        >
          <Trans
            id="legal.storage.settings.life"
            message="One cookie for each setting. It lasts {days} days after you change the setting."
            values={{ days: cookieLifetimeDays }}
          />
        </Fact>
        <Fact
          name={
            <Trans id="legal.storage.cookie" message="That a sign-in has begun, until you type the code" />
          }
        >
          <Trans
            id="legal.storage.cookie.life"
            message="A cookie that lasts {minutes} minutes."
            values={{ minutes: lifetimes.session / 60_000 }}
          />
        </Fact>
        {Object.entries(purposes).map(([key, purpose]) => (
          <Fact key={key} name={createElement(Trans, purpose)}>
            {lifeOf(storedEntries[key as StoredKey])}
          </Fact>
        ))}
        <Fact
          name={
            <Trans
              id="legal.storage.variant"
              message="Which version of a page you are shown, if we compare two"
            />
          }
        >
          <Trans
            id="legal.storage.variant.life"
            message="Until you close the tab; for comparisons that run over several visits, until you delete it."
          />
        </Fact>
      </FactList>
    </div>
  );
}

function lifeOf({ medium, lifetimeSeconds, clearedOnSignOut }: StoredEntry): ReactNode {
  if (medium === 'session') {
    return lifetimeSeconds === null ? (
      <Trans id="legal.storage.tab" message="Until you close the tab." />
    ) : (
      <Trans
        id="legal.storage.minutes"
        message="For {minutes} minutes, or until you close the tab."
        values={{ minutes: lifetimeSeconds / minute }}
      />
    );
  }
  if (lifetimeSeconds !== null) {
    return (
      <Trans
        id="legal.storage.days"
        message="{days, plural, one {For one day.} other {For # days after it was last renewed.}}"
        values={{ days: lifetimeSeconds / day }}
      />
    );
  }
  return clearedOnSignOut ? (
    <Trans id="legal.storage.signOut" message="Until you sign out." />
  ) : (
    <Trans id="legal.storage.off" message="Until you turn the feature off." />
  );
}
