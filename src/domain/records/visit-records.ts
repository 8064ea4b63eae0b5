import { keptDays } from './kept-days.ts';
import type { KeptRecord } from './kept-record.ts';

const told = {
  reasons: ['interest'],
  ends: [{ after: 'writing', days: keptDays.counts }],
  seenBy: ['team', 'everybody'],
  afterDeletion: 'apart',
} as const satisfies Partial<KeptRecord>;
const counted = { ...told, columns: {}, place: 'in `beacon_count`' } as const;

/** What the server keeps of visits and of calls that anybody may make. */
export const visitRecords = {
  counts: {
    what: 'numbers a day, event and set of parameters: page, language, kind of browser and device, campaign, place in the visit',
    columns: { beacon_count: ['day', 'pixel', 'params', 'count'] },
    ...told,
  },
  openedPages: {
    ...counted,
    what: 'that a page was opened, or an error page shown',
    events: ['page_impression', 'error_page', 'banner_impression', 'deprecated_pixel'],
  },
  clicks: {
    ...counted,
    what: 'what was clicked, and which setting was changed',
    events: [
      'cta_click',
      'download_click',
      'extension_click',
      'banner_dismiss',
      'newsletter_subscribe',
      'setting_change',
      'subscription_price_click',
      'subscription_welcome_add_email_click',
      'subscription_welcome_faq_click',
    ],
  },
  checkoutSteps: {
    ...counted,
    what: 'steps of signing in and of a purchase, and what was then done with the account',
    events: [
      'subscription_code_sent',
      'subscription_checkout_start',
      'subscription_checkout_success',
      'subscription_checkout_error',
      'subscription_add_email_success',
      'subscription_edit_email_success',
      'subscription_remove_email_success',
      'subscription_activate_success',
    ],
  },
  failures: {
    ...counted,
    what: 'that signing in, an account or an app’s answer failed, and why',
    events: ['failure'],
  },
  timeOnPage: {
    ...counted,
    what: 'seconds on a page that was left at once, whether it was scrolled, and how fast it was',
    events: ['static.bounce', 'page_speed'],
  },
  experiments: {
    ...counted,
    what: 'which version of a page was shown, where versions are compared',
    events: ['experiment_enrolled'],
  },
  blockedContent: {
    what: 'what content security policies blocked: numbers a day, rule and host',
    columns: { csp_report: ['day', 'directive', 'blocked', 'enforced', 'count'] },
    reasons: ['interest'],
    ends: [{ after: 'writing', days: keptDays.counts }],
    seenBy: ['team'],
    afterDeletion: 'apart',
  },
  attempts: {
    what: 'counters of limits: moments under keyed hashes of networks, accounts and what was typed',
    columns: { limit_counter: ['key', 'history', 'touched_at'] },
    reasons: ['interest'],
    ends: [{ after: 'attempt', days: keptDays.limitCounters }],
    seenBy: ['team'],
    afterDeletion: 'runs-out',
  },
  settings: {
    what: 'cloud-saved settings under a keyed hash of the visitor’s key, and the day of their last use',
    columns: { cloud_settings: ['key_hash', 'settings', 'used_at'] },
    reasons: ['contract'],
    ends: [{ at: 'removal' }, { after: 'use', days: keptDays.savedSettings }],
    seenBy: ['owner', 'team'],
    afterDeletion: 'apart',
  },
  forms: {
    what: 'reports of websites and answers to the survey: the day and nothing of who',
    columns: { feedback: ['id', 'day', 'kind', 'site', 'reason', 'comment'] },
    reasons: ['interest'],
    ends: [{ after: 'writing', days: keptDays.feedback }],
    seenBy: ['team'],
    afterDeletion: 'apart',
  },
  withdrawal: {
    what: 'statements of withdrawal: name, address, details of the purchase, language, when they came',
    columns: { withdrawal: ['id', 'received_at', 'name', 'email', 'details', 'locale'] },
    reasons: ['law'],
    ends: [{ after: 'writing', days: keptDays.withdrawals }],
    seenBy: ['owner', 'team', 'mail-service'],
    afterDeletion: 'stays',
  },
  writtenMail: {
    what: 'emails and questions that people send',
    columns: {},
    place: 'the mailbox of whoever answers them',
    reasons: ['interest', 'consent'],
    ends: [{ at: 'answer' }],
    seenBy: ['owner', 'team', 'mail-service'],
    afterDeletion: 'stays',
  },
  applications: {
    what: 'job applications',
    columns: {},
    place: 'the mailbox of whoever decides about them',
    reasons: ['contract', 'consent'],
    ends: [{ after: 'decision', days: keptDays.applications }],
    seenBy: ['owner', 'team', 'mail-service'],
    afterDeletion: 'stays',
  },
  crashReports: {
    what: 'crash reports of the Windows preview',
    columns: {},
    place: 'where the browser’s crashes are collected',
    reasons: ['interest'],
    ends: [{ at: 'repair' }],
    seenBy: ['team'],
    afterDeletion: 'apart',
  },
} as const satisfies Readonly<Record<string, KeptRecord>>;
