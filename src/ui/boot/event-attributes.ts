import type { TrackOptions } from '../../application/analytics/track-event.ts';
import type { pixelParams } from '../../domain/analytics/pixel-params.ts';
import type { OwnParams } from '../../domain/analytics/pixels.ts';

/** The markup that declares an event; `boot/click-events.ts` reads it. */
export interface EventAttributes {
  /** The event's id and own parameters, as `cta_click?cta=hero-keep`. */
  readonly 'data-event': string;
  /** There when the event is sent at each click, and not once a page. */
  readonly 'data-event-repeated'?: '';
}

/**
 * Declares what a click on an element counts as: `<a {...eventAttributes('cta_click', { cta: 'hero-keep' })}>`. An event or a
 * parameter that `domain/analytics/pixel-params.ts` does not have is no compiling code; what only code sends is in other tables.
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
