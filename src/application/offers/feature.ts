import type { OfferState } from '../subscription/offer-state.ts';

/** The plans that this visitor can buy. */
export interface OffersFeature {
  readonly offers: OfferState;
}
