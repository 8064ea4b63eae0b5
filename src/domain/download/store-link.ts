import { attributionOf, formatOrigin, isEmptyOrigin, type Origin } from '../origin/origin.ts';
import { failure, type Result, success } from '../result.ts';
import { storeApps } from './apps.ts';

/** How many characters the name of a campaign in a store has at most. Specification, sections 5 and 9. */
export const campaignLength = 30;

/** The name is too long for the stores. `message` is worded by the specification, section 5. */
export interface CampaignTooLong {
  readonly code: 'campaign_too_long';
  readonly message: `Campaign name ${string} is too long`;
}

/**
 * The name under which a store counts an origin: `source-campaign`, one of them alone where the other is empty, empty
 * where both are. Fails when it has more than {@link campaignLength} characters.
 */
export function storeCampaign(origin: Origin): Result<string, CampaignTooLong> {
  const { source, campaign } = attributionOf(origin);
  const name = [source, campaign].filter((part) => part !== '').join('-');
  if (name.length <= campaignLength) return success(name);
  return failure({ code: 'campaign_too_long', message: `Campaign name ${name} is too long` });
}

/** The app's page in the App Store, which counts the campaign. Fails when the campaign's name is too long. */
export function appStoreLink(origin: Origin): Result<URL, CampaignTooLong> {
  const campaign = storeCampaign(origin);
  if (!campaign.ok) return campaign;
  const { slug, id, provider } = storeApps.appStore;
  const link = new URL(`https://apps.apple.com/app/${slug}/id${id}`);
  link.search = String(new URLSearchParams({ platform: 'iphone', pt: provider, mt: '8' }));
  if (campaign.value !== '') link.searchParams.set('ct', campaign.value);
  return success(link);
}

/**
 * The app's page on Google Play. Its referrer carries the campaign and the whole origin to the app.
 * Fails when the campaign's name is too long.
 */
export function googlePlayLink(origin: Origin): Result<URL, CampaignTooLong> {
  const campaign = storeCampaign(origin);
  if (!campaign.ok) return campaign;
  const referrer = new URLSearchParams();
  if (campaign.value !== '') referrer.set('utm_campaign', campaign.value);
  if (!isEmptyOrigin(origin)) referrer.set('origin', formatOrigin(origin));
  const link = new URL('https://play.google.com/store/apps/details');
  link.searchParams.set('id', storeApps.googlePlay.packageName);
  if (referrer.size > 0) link.searchParams.set('referrer', String(referrer));
  return success(link);
}
