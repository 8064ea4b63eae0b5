import { attributionOf, formatOrigin, isEmptyOrigin, type Origin } from '../origin/origin.ts';
import { failure, type Result, success } from '../result.ts';

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

/**
 * The query parameter in which a link carries an origin: `origin` on our own pages and downloads, which take all of it; `ct` to
 * the App Store, `cid` to the Microsoft Store and `utm_campaign` to the stores of Chrome and Firefox, which count the campaign's name;
 * `referrer` to Google Play, which hands campaign and origin to the app, and the origin alone where the campaign's name is too
 * long. Site facts, section 6, "Link shape".
 */
export const carriers = ['origin', 'ct', 'cid', 'utm_campaign', 'referrer'] as const;
/** The query parameter in which a link carries an origin. */
export type Carrier = (typeof carriers)[number];

/**
 * A link with an origin in that parameter, in place of the one that was there; without the parameter where there is nothing to
 * say. Fails when the campaign's name is too long for a store that takes nothing else.
 */
export function carryOrigin(link: URL, carrier: Carrier, origin: Origin): Result<URL, CampaignTooLong> {
  const carried = valueOf(carrier, origin);
  if (!carried.ok) return carried;
  const carrying = new URL(link);
  if (carried.value === '') carrying.searchParams.delete(carrier);
  else carrying.searchParams.set(carrier, carried.value);
  return success(carrying);
}

function valueOf(carrier: Carrier, origin: Origin): Result<string, CampaignTooLong> {
  const whole = isEmptyOrigin(origin) ? '' : formatOrigin(origin);
  if (carrier === 'origin') return success(whole);
  const campaign = storeCampaign(origin);
  if (carrier !== 'referrer') return campaign;
  const referrer = new URLSearchParams();
  if (campaign.ok && campaign.value !== '') referrer.set('utm_campaign', campaign.value);
  if (whole !== '') referrer.set('origin', whole);
  return success(String(referrer));
}
