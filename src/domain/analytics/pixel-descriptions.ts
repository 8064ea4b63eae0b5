import type { ErrorPixelId } from './error-pixels.ts';
import type { PixelId } from './pixel-params.ts';

// Apart from the table of events, because pages load that one and nobody reads these there.
const descriptions = {
  page_impression: 'A page was shown: which one and in which language, so that we know what is read.',
  cta_click: 'A call to action was followed: which one and where, so that we know which ones help.',
  download_click: 'A download was asked for, and for which system, so that we know which apps are wanted.',
  extension_click: 'The extension was asked for, so that we know where its button belongs.',
  'static.bounce':
    'A page was left at once: after how many seconds and whether read on, so that we know which disappoint.',
  experiment_enrolled: 'A visitor takes part in an experiment from now on, so that we know how many do.',
  banner_impression: 'The banner that offers the browser was shown, so that its clicks can be weighed.',
  banner_dismiss: 'The banner that offers the browser was closed, so that we know whom it bothers.',
  newsletter_subscribe:
    'The newsletter was ordered, without the address, so that we know where its form belongs.',
  subscription_price_click:
    'A billing period was chosen on the plan page, so that we know which one is preferred.',
  subscription_checkout_start: 'A checkout was opened, so that we know how many are finished.',
  subscription_checkout_success: 'A purchase came back paid, so that we know how many are finished.',
  subscription_checkout_error:
    'A checkout could not be opened or ended without payment, and by which code, so that we notice when it breaks.',
  subscription_welcome_add_email_click:
    'Adding an address was chosen after a purchase, so that we know whether the offer is seen.',
  subscription_welcome_faq_click:
    'The questions were opened after a purchase, so that we know whether the page leaves any.',
  subscription_add_email_success:
    'An address was added to a subscription, so that we know how many can sign in elsewhere.',
  subscription_edit_email_success:
    'The address of a subscription was changed, so that we know the way works.',
  subscription_remove_email_success:
    'The address of a subscription was removed, so that we know the way works.',
  subscription_activate_success:
    'A subscription was activated on a further device, so that we know the way works.',
  deprecated_pixel:
    'An event that is no longer declared was sent, so that we notice what was forgotten; never which one.',
} as const satisfies Readonly<Record<Exclude<PixelId, ErrorPixelId>, string>>;

const ofErrorPages =
  'An error page was shown, and whether anyone stayed to read it, so that we know how often it fails.';

/** What one event tells and what for, as a sentence for those who run the site. */
export function pixelDescription(id: PixelId): string {
  return isErrorPixel(id) ? ofErrorPages : descriptions[id];
}

function isErrorPixel(id: PixelId): id is ErrorPixelId {
  return !Object.hasOwn(descriptions, id);
}
