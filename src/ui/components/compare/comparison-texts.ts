import type { MessageDescriptor } from '@lingui/core';
import type {
  ComparisonGroup,
  ComparisonMark,
  ComparisonRowName,
} from '../../../domain/comparison/comparison.ts';

/** What each mark means. */
export const markTexts: Readonly<Record<ComparisonMark, MessageDescriptor>> = {
  included: { id: 'compare.mark.included', message: 'Included' },
  limited: { id: 'compare.mark.limited', message: 'Limited' },
  paid: { id: 'compare.mark.paid', message: 'Costs extra' },
  none: { id: 'compare.mark.none', message: 'Not included' },
  unclear: { id: 'compare.mark.unclear', message: 'Not documented' },
};

/** The headings of the groups. */
export const groupTexts: Readonly<Record<ComparisonGroup, MessageDescriptor>> = {
  search: { id: 'compare.group.search', message: 'When you search and ask' },
  trackers: { id: 'compare.group.trackers', message: 'When websites bring trackers along' },
  pages: { id: 'compare.group.pages', message: 'When you read and watch' },
  tools: { id: 'compare.group.tools', message: 'When you need more than a browser' },
};

/** What each row compares, in a few words. */
export const rowTexts: Readonly<Record<ComparisonRowName, MessageDescriptor>> = {
  'private-search': {
    id: 'compare.row.search',
    message: 'A search engine that keeps no searches is the default',
  },
  'private-chat': {
    id: 'compare.row.chat',
    message: 'AI chat without an account and without training on what you ask',
  },
  'tracker-blocking': { id: 'compare.row.trackers', message: 'Blocks third-party trackers before they load' },
  'third-party-cookies': {
    id: 'compare.row.cookies',
    message: 'Stops cookies that follow you from site to site',
  },
  'targeted-ads': { id: 'compare.row.ads', message: 'Blocks ads that depend on what you did elsewhere' },
  fingerprinting: {
    id: 'compare.row.fingerprint',
    message: 'Makes it harder to recognize your device by its features',
  },
  'link-tracking': { id: 'compare.row.links', message: 'Removes tracking codes from links' },
  amp: { id: 'compare.row.amp', message: 'Opens the original page instead of Google’s AMP copy' },
  social: { id: 'compare.row.social', message: 'Holds back embedded social media until you click' },
  referrer: {
    id: 'compare.row.referrer',
    message: 'Does not tell the next website the full address you came from',
  },
  https: {
    id: 'compare.row.https',
    message: 'Uses the encrypted version of a website wherever there is one',
  },
  gpc: { id: 'compare.row.gpc', message: 'Tells websites not to sell your data (Global Privacy Control)' },
  'cookie-popups': { id: 'compare.row.popups', message: 'Answers cookie pop-ups with “no” for you' },
  video: { id: 'compare.row.video', message: 'Plays YouTube without targeted ads' },
  'clear-button': {
    id: 'compare.row.clear',
    message: 'One button clears tabs and data, and keeps the sites you choose',
  },
  passwords: { id: 'compare.row.passwords', message: 'Password manager' },
  'private-email': {
    id: 'compare.row.email',
    message: 'E-mail addresses that hide yours and remove trackers',
  },
  vpn: { id: 'compare.row.vpn', message: 'VPN' },
  removal: { id: 'compare.row.removal', message: 'Personal information removal from people-search sites' },
  restoration: { id: 'compare.row.restoration', message: 'Identity theft restoration' },
};
