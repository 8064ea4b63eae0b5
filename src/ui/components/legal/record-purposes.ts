import type { MessageDescriptor } from '@lingui/core';
import type { RecordKind } from '../../../application/known/record-table.ts';

/** The purpose of everything that our pages may store in a browser. A record without one does not compile. */
export const recordPurposes: Readonly<Record<RecordKind, MessageDescriptor>> = {
  session: { id: 'legal.storage.session', message: 'Your sign-in' },
  legacySession: {
    id: 'legal.storage.legacySession',
    message: 'Your sign-in, in older versions of our apps',
  },
  leftHostSession: {
    id: 'legal.storage.left',
    message: 'That you signed out on a page in one of our apps, so that the app does not sign you in again',
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
  closedNotices: {
    id: 'legal.storage.closedNotices',
    message: 'Which notices about your subscription you have closed during this visit',
  },
  origin: {
    id: 'legal.storage.origin',
    message: 'Which of our campaigns brought you here, because some come with a longer free trial',
  },
  viewCount: {
    id: 'legal.storage.viewCount',
    message: 'How many of our pages you have opened during this visit, up to ten',
  },
  bannerClosed: {
    id: 'legal.storage.banner',
    message: 'That you closed the extension offer, so that it stays closed during this visit',
  },
  audience: {
    id: 'legal.storage.audience',
    message: 'Whether you can be shown another version of a page, if we compare versions',
  },
  market: { id: 'legal.storage.market', message: 'Which prices apply where you are' },
  languageHint: {
    id: 'legal.storage.languageHint',
    message: 'That you closed the hint about another language',
  },
  cloudKey: { id: 'legal.storage.cloudKey', message: 'The key to the settings you have saved with us' },
  sentCounts: {
    id: 'legal.storage.sentCounts',
    message: 'The last counts that our pages sent from this tab, so that you can read them',
  },
  countingSwitch: {
    id: 'legal.storage.countingSwitch',
    message: 'That you do not want our pages to send counts',
  },
  signInCookie: {
    id: 'legal.storage.cookie',
    message: 'That a sign-in has begun, until you type the code',
  },
  experiment: {
    id: 'legal.storage.variant',
    message: 'Which version of a page you are shown, if we compare versions',
  },
  setting: {
    id: 'legal.storage.settings',
    message:
      'Settings that you change, such as the theme, and the day you closed the extension offer, so that the site knows whether to show it on a later visit',
  },
};
