import type { MessageDescriptor } from '@lingui/core';
import type { CountedName } from '../../../domain/analytics/pixel-registry.ts';

/** What is counted, and why. */
export interface PixelTexts {
  readonly what: MessageDescriptor;
  readonly why: MessageDescriptor;
}

/** Every event of the registry in words for visitors. An event without them does not compile. */
export const pixelTexts: Readonly<Record<CountedName, PixelTexts>> = {
  page_impression: {
    what: { id: 'counted.page-impression', message: 'A page was opened' },
    why: { id: 'counted.page-impression.why', message: 'To know what is read, and in which language.' },
  },
  'static.bounce': {
    what: { id: 'counted.bounce', message: 'A page was left within ten seconds' },
    why: {
      id: 'counted.bounce.why',
      message: 'To find pages that promise more than they offer.',
    },
  },
  page_speed: {
    what: { id: 'counted.speed', message: 'How fast a page was' },
    why: {
      id: 'counted.speed.why',
      message: 'To find pages that are slow on some devices. Counted in a few steps, when the page is left.',
    },
  },
  cta_click: {
    what: { id: 'counted.cta-click', message: 'A button or a link to a next step was pressed' },
    why: { id: 'counted.cta-click.why', message: 'To see which ones help and which are in the way.' },
  },
  newsletter_subscribe: {
    what: { id: 'counted.newsletter', message: 'Somebody signed up for the newsletter' },
    why: {
      id: 'counted.newsletter.why',
      message: 'To see where its form belongs. The address is no part of the count.',
    },
  },
  setting_change: {
    what: { id: 'counted.setting', message: 'A search setting was changed' },
    why: {
      id: 'counted.setting.why',
      message: 'To see which settings are used. What it was changed to is no part of the count.',
    },
  },
  experiment_enrolled: {
    what: { id: 'counted.experiment', message: 'Somebody was shown one of several versions of a page' },
    why: {
      id: 'counted.experiment.why',
      message: 'To know how many saw each version before we compare them.',
    },
  },
  download_click: {
    what: { id: 'counted.download', message: 'A download was started' },
    why: { id: 'counted.download.why', message: 'To know for which systems people want our browser.' },
  },
  extension_click: {
    what: { id: 'counted.extension', message: 'The extension was requested' },
    why: { id: 'counted.extension.why', message: 'To see where its button belongs.' },
  },
  banner_impression: {
    what: { id: 'counted.banner', message: 'The extension offer was shown' },
    why: { id: 'counted.banner.why', message: 'To compare how often it is used and how often it is closed.' },
  },
  banner_dismiss: {
    what: { id: 'counted.banner-closed', message: 'The extension offer was closed' },
    why: { id: 'counted.banner-closed.why', message: 'To notice when it bothers more people than it helps.' },
  },
  subscription_price_click: {
    what: { id: 'counted.price', message: 'Monthly or yearly was chosen on the plan page' },
    why: { id: 'counted.price.why', message: 'To know which of the two people prefer.' },
  },
  subscription_checkout_start: {
    what: { id: 'counted.checkout', message: 'A payment page was opened' },
    why: { id: 'counted.checkout.why', message: 'To see how many purchases are begun.' },
  },
  subscription_checkout_success: {
    what: { id: 'counted.bought', message: 'A purchase was completed' },
    why: { id: 'counted.bought.why', message: 'To see how many of those are completed.' },
  },
  subscription_checkout_error: {
    what: { id: 'counted.checkout-failed', message: 'A purchase failed or was canceled' },
    why: { id: 'counted.checkout-failed.why', message: 'To notice at once when buying does not work.' },
  },
  subscription_code_sent: {
    what: { id: 'counted.code-sent', message: 'A code was sent to an e-mail address' },
    why: {
      id: 'counted.code-sent.why',
      message: 'To see how many codes are asked for and never used. The address is no part of the count.',
    },
  },
  subscription_welcome_add_email_click: {
    what: { id: 'counted.add-email', message: 'After a purchase, “Add an e-mail address” was chosen' },
    why: { id: 'counted.add-email.why', message: 'To know whether people see that they can.' },
  },
  subscription_welcome_faq_click: {
    what: { id: 'counted.faq', message: 'After a purchase, a question was opened' },
    why: { id: 'counted.faq.why', message: 'To know whether the page leaves questions open.' },
  },
  subscription_add_email_success: {
    what: { id: 'counted.email-added', message: 'An e-mail address was added to a subscription' },
    why: { id: 'counted.email-added.why', message: 'To know how many want to sign in by e-mail.' },
  },
  subscription_edit_email_success: {
    what: { id: 'counted.email-changed', message: 'The e-mail address of a subscription was changed' },
    why: { id: 'counted.email-changed.why', message: 'To know that changing it works.' },
  },
  subscription_remove_email_success: {
    what: { id: 'counted.email-removed', message: 'The e-mail address of a subscription was removed' },
    why: { id: 'counted.email-removed.why', message: 'To know that removing it works.' },
  },
  subscription_activate_success: {
    what: { id: 'counted.activated', message: 'A subscription was activated on another device' },
    why: { id: 'counted.activated.why', message: 'To know that activation works.' },
  },
  error_page: {
    what: { id: 'counted.error', message: 'An error page was shown' },
    why: {
      id: 'counted.error.why',
      message:
        'To notice when something of ours is down. Anyone who stays is counted again after one second and after two.',
    },
  },
  failure: {
    what: { id: 'counted.failure', message: 'A sign-in, or a request to one of our apps, failed' },
    why: {
      id: 'counted.failure.why',
      message: 'To notice at once when our service or an app does not answer as it should.',
    },
  },
  deprecated_pixel: {
    what: { id: 'counted.unknown', message: 'A page wanted to count something that is not in this list' },
    why: {
      id: 'counted.unknown.why',
      message: 'To find the page and fix it. What it wanted to count is not sent.',
    },
  },
};
