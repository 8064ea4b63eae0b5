import type { MessageDescriptor } from '@lingui/core';
import type { ComparisonRowName } from '../../../domain/comparison/comparison.ts';

/** What explains the marks of a row, browser by browser. */
export const noteTexts: Readonly<Partial<Record<ComparisonRowName, MessageDescriptor>>> = {
  'private-search': {
    id: 'compare.note.search',
    message:
      'Safari and Firefox start with Google in most countries. Brave starts with its own search in many countries and with another engine in some.',
  },
  'private-chat': {
    id: 'compare.note.chat',
    message:
      'Gemini and Copilot may use conversations to improve their models unless you object. Safari has no chat of its own; Siri asks ChatGPT without an account on newer devices. Firefox opens chats of other companies, under their terms.',
  },
  'tracker-blocking': {
    id: 'compare.note.trackers',
    message:
      'Edge blocks some trackers, from sites you have not visited. Safari lets trackers load but limits what they can store. Firefox blocks tracking scripts only in private windows.',
  },
  'third-party-cookies': {
    id: 'compare.note.cookies',
    message:
      'Chrome gave up its plan to block them. Edge blocks those of some known trackers. Firefox keeps a separate cookie jar for each website.',
  },
  'targeted-ads': {
    id: 'compare.note.ads',
    message:
      'Safari and Firefox show the ads but make it harder to target them. Brave blocks ads and, if you switch it on, shows ads of its own.',
  },
  fingerprinting: {
    id: 'compare.note.fingerprint',
    message:
      'Edge and Firefox block known scripts that do this; Firefox adds more in private windows. Safari disguises features in every window since version 26.',
  },
  'link-tracking': {
    id: 'compare.note.links',
    message:
      'Safari does this in private windows and in Mail and Messages, Firefox in private windows and with strict protection.',
  },
  social: {
    id: 'compare.note.social',
    message:
      'Firefox does this for some services with strict protection. Brave lets embedded posts of some networks through by default.',
  },
  https: { id: 'compare.note.https', message: 'Edge switches for websites that are known to support it.' },
  gpc: {
    id: 'compare.note.gpc',
    message: 'Firefox sends it in private windows; elsewhere you have to switch it on.',
  },
  'cookie-popups': { id: 'compare.note.popups', message: 'Brave hides many pop-ups without answering them.' },
  video: {
    id: 'compare.note.video',
    message: 'Brave removes most video ads; the rest of YouTube’s page is the usual one.',
  },
  'clear-button': {
    id: 'compare.note.clear',
    message: 'Firefox has such a button in private windows. Brave can forget one website at a time.',
  },
  'private-email': {
    id: 'compare.note.email',
    message:
      'Apple’s Hide My Email is part of paid iCloud+. Firefox Relay gives five addresses for free. Brave has aliases with a Brave account and removes no trackers.',
  },
  vpn: {
    id: 'compare.note.vpn',
    message:
      'Ours is part of the subscription and covers every app on the device. Edge and Firefox protect the browser only, for free, with a monthly data limit and an account; Firefox in some countries. Safari’s is part of paid iCloud+ and covers Safari.',
  },
  removal: {
    id: 'compare.note.removal',
    message:
      'Ours is part of the subscription, in the United States. With a Google account you can have results about you taken out of Google Search, but not from the websites.',
  },
  restoration: {
    id: 'compare.note.restoration',
    message:
      'Ours is part of the subscription: an adviser who acts for you in the United States, advice by phone elsewhere.',
  },
};
