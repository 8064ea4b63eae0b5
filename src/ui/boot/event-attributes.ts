import type { TrackOptions } from '../../application/analytics/track-event.ts';
import type { pixelParams } from '../../domain/analytics/pixel-params.ts';
import type { OwnParams } from '../../domain/analytics/pixels.ts';

/** The markup that declares an event. `boot/click-events.ts` reads it. */
export interface EventAttributes {
  /** The event's name and its own parameters, such as `cta_click?cta=hero-keep`. */
  readonly 'data-event': string;
  /** Present when every click sends the event, instead of only the first one on a page. */
  readonly 'data-event-repeated'?: '';
}

/**
 * Declares what a click on an element counts as: `<a {...eventAttributes('cta_click', { cta: 'hero-keep' })}>`.
 * Compiles only for events and parameters in `domain/analytics/pixel-params.ts`. Events that only code sends are in
 * other tables.
 */
export function eventAttributes<Id extends keyof typeof pixelParams>(
  id: Id,
  params: OwnParams<Id>,
  { once = true }: TrackOptions = {},
): EventAttributes {
  const query = new URLSearchParams(params as Readonly<Record<string, string>>).toString();
  return {
    'data-event': query === '' ? id : `${id}?${query}`,
    ...(once ? {} : { 'data-event-repeated': '' as const }),
  };
}
