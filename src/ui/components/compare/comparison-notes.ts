import type { MessageDescriptor } from '@lingui/core';
import type { ComparisonRowName, OurPlace } from '../../../domain/comparison/comparison.ts';

/** Explanations of the other browsers' marks in a row, and of what ours costs or lacks. */
export const noteTexts: Readonly<Record<ComparisonRowName, MessageDescriptor>> = {
  'private-search': {
    id: 'compare.note.search',
    message:
      'Safari and Firefox start with Google in most countries, Chrome with Google and Edge with Bing. Brave starts with its own search, which it made the default in 2021; in some countries it may start with another.',
  },
  'private-chat': {
    id: 'compare.note.chat',
    message:
      'Google may use chats with Gemini to improve its models while the setting for activity is on. Microsoft keeps Copilot chats for 18 months and lets you choose whether it trains on them. Safari has no chat of its own; Siri can ask ChatGPT without an account, and OpenAI says it then stores nothing and does not train on it. Firefox’s Smart Window needs an account; the chatbots in its sidebar belong to other companies. Brave says that Leo needs no account and discards its answers at once.',
  },
  'tracker-blocking': {
    id: 'compare.note.trackers',
    message:
      'Edge’s default level blocks malicious and social media trackers; others load. Safari blocks known trackers in private windows; elsewhere it limits what they can store. Firefox blocks tracking scripts in private windows. Brave blocks third-party trackers and the ads that depend on them.',
  },
  'third-party-cookies': {
    id: 'compare.note.cookies',
    message:
      'Google decided in 2025 to leave third-party cookies on in Chrome unless you turn them off. Edge limits the cookies of trackers it knows. Safari and Brave block third-party cookies. Firefox keeps a separate cookie jar for each website.',
  },
  'targeted-ads': {
    id: 'compare.note.ads',
    message:
      'Edge, Safari and Firefox show the ads but make it harder to target them. Brave blocks third-party ads and, if you switch on Brave Rewards, shows ads of its own.',
  },
  fingerprinting: {
    id: 'compare.note.fingerprint',
    message:
      'Edge blocks malicious trackers, which may recognize devices in this way. Safari has disguised your device in all windows since version 26; earlier versions did so only in private windows. Firefox blocks companies known for such recognition and does more in private windows. Brave disguises your device.',
  },
  'link-tracking': {
    id: 'compare.note.links',
    message:
      'Safari removes tracking codes in private windows. Firefox does so when you choose “Copy clean link,” and everywhere if you switch to strict protection. Brave removes them everywhere.',
  },
  amp: {
    id: 'compare.note.amp',
    message: 'Brave has opened the original page instead of the AMP copy since version 1.38.',
  },
  social: {
    id: 'compare.note.social',
    message:
      'Firefox holds back posts of some services in private windows and with strict protection. Brave lets embedded posts from Facebook and X load but keeps them from reading your stored data.',
  },
  referrer: {
    id: 'compare.note.referrer',
    message:
      'Chrome, Safari and Firefox send other websites only the name of the website you came from, as Brave does. We have not found a statement by Microsoft about Edge, which is built on the same engine as Chrome.',
  },
  https: {
    id: 'compare.note.https',
    message:
      'Safari has used the encrypted version since version 18.2, and Firefox since version 136. Chrome also asks before it opens a public website without encryption, as Google announced for version 154. Microsoft describes such a mode for Edge; its guide does not say whether it is on from the start.',
  },
  gpc: {
    id: 'compare.note.gpc',
    message:
      'Chrome, Edge and Safari had no setting for Global Privacy Control in October 2025; from January 2027, California requires one. Firefox sends the signal in private windows; elsewhere you have to switch it on. Brave always sends it.',
  },
  'cookie-popups': {
    id: 'compare.note.popups',
    message: 'Brave hides many pop-ups without answering them.',
  },
  video: {
    id: 'compare.note.video',
    message:
      'Brave blocks third-party ads by default. Its documents do not say what happens to YouTube’s own.',
  },
  'clear-button': {
    id: 'compare.note.clear',
    message:
      'All of them can delete data in a dialog. Firefox has such a button in private windows. Brave can forget a website whenever you leave it, if you switch that on.',
  },
  passwords: {
    id: 'compare.note.passwords',
    message: 'All of them save and fill in passwords. Safari keeps them in Apple’s keychain.',
  },
  'private-email': {
    id: 'compare.note.email',
    message:
      'Apple’s Hide My Email is part of paid iCloud+. Firefox Relay gives five addresses for free, with an account. Brave has aliases with a Brave account; it names filters for spam and viruses, not for trackers.',
  },
  vpn: {
    id: 'compare.note.vpn',
    message:
      'Ours is part of the subscription and covers every app on the device. Edge and Firefox protect the browser only, for free, with an account and a monthly limit: 5\u00a0GB in Edge, 50\u00a0GB in Firefox. Firefox’s began in four countries. Safari’s is part of paid iCloud+ and covers Safari. Brave’s costs extra and covers the device.',
  },
  removal: {
    id: 'compare.note.removal',
    message:
      'Ours is part of the subscription, in the United States. With a Google account you can have results about you removed from Google Search, but not from the websites. Mozilla ended its paid service in December 2025.',
  },
  restoration: {
    id: 'compare.note.restoration',
    message:
      'Ours is part of the subscription: an adviser who acts for you in the United States, advice by phone elsewhere.',
  },
};

/** The names of the pages of our site that describe what our browser does. */
export const ourPlaceTexts: Readonly<Record<OurPlace, MessageDescriptor>> = {
  '/#keep': { id: 'compare.ours.keep', message: 'What we keep, and what we don’t' },
  '/#trackers': { id: 'compare.ours.trackers', message: 'Trackers are blocked before they load' },
  '/app#clear': { id: 'compare.ours.clear', message: 'One button clears everything' },
  '/app#protection': { id: 'compare.ours.protection', message: 'What is on by default' },
  '/app#questions': { id: 'compare.ours.passwords', message: 'Importing passwords' },
  '/blog/global-privacy-control': { id: 'compare.ours.gpc', message: 'Global Privacy Control, on our blog' },
  '/dbp': { id: 'compare.ours.removal', message: 'Personal information removal' },
  '/duckai': { id: 'compare.ours.chat', message: 'Private AI chat' },
  '/email#addresses': { id: 'compare.ours.email', message: 'A new address for every store' },
  '/identity-theft-restoration': { id: 'compare.ours.restoration', message: 'Identity theft restoration' },
  '/pro': { id: 'compare.ours.vpn', message: 'Plans and prices' },
};
