import { attributionOf, formatOrigin, isEmptyOrigin, type Origin } from '../origin/origin.ts';
import { failure, type Result, success } from '../result.ts';

/** Maximum number of characters in a store's campaign name. Specification, sections 5 and 9. */
export const campaignLength = 30;

/** The campaign name is too long for the stores. `message` is worded by the specification, section 5. */
export interface CampaignTooLong {
  readonly code: 'campaign_too_long';
  readonly message: `Campaign name ${string} is too long`;
}

/**
 * The campaign name by which a store counts an origin: `source-campaign`, or just one of them when the other is empty;
 * empty when both are. Fails with `campaign_too_long` when it has more than {@link campaignLength} characters.
 */
export function storeCampaign(origin: Origin): Result<string, CampaignTooLong> {
  const { source, campaign } = attributionOf(origin);
  const name = [source, campaign].filter((part) => part !== '').join('-');
  if (name.length <= campaignLength) return success(name);
  return failure({ code: 'campaign_too_long', message: `Campaign name ${name} is too long` });
}

/**
 * The query parameter in which a link carries an origin:
 * - `origin`: our own pages and downloads, which take all of it.
 * - `ct` (App Store), `cid` (Microsoft Store), `utm_campaign` (Chrome and Firefox stores): the campaign name.
 * - `referrer`: Google Play, which passes campaign and origin to the app; the origin alone when the campaign name is
 *   too long.
 *
 * Site facts, section 6, "Link shape".
 */
export const carriers = ['origin', 'ct', 'cid', 'utm_campaign', 'referrer'] as const;
/** The query parameter in which a link carries an origin. */
export type Carrier = (typeof carriers)[number];

/**
 * Sets or replaces the origin in that parameter of a link, or removes the parameter when there is no origin. Fails when
 * the campaign name is too long for a store that takes nothing else.
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
